import { useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context";
import type { HelpSearch } from "./help-search-index";
import { loadHelpSearch } from "./load-help-search";

/** The search once it has been asked for, and whether it failed to come. */
export function useHelpSearch() {
  const locale = useLocale();
  const [search, setSearch] = useState<HelpSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAskedFor = useRef(false);

  /** Safe at every key: what is under way or there is not loaded again. */
  async function load() {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    try {
      const loaded = await loadHelpSearch(locale);
      setSearch(() => loaded);
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
      isAskedFor.current = false;
    }
  }

  return { search, hasFailed, load };
}
