import { useRef, useState } from "react";
import { useLocale } from "../../i18n/locale-context";
import type { HelpSearch } from "./help-search-index";
import { loadHelpSearch } from "./load-help-search";

/** Returns the search once it has loaded, whether loading failed, and what starts loading. */
export function useHelpSearch() {
  const locale = useLocale();
  const [search, setSearch] = useState<HelpSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);

  /** Safe to call on every keystroke: does nothing while the search is loading or once it has loaded. */
  async function load() {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      const loaded = await loadHelpSearch(locale);
      setSearch(() => loaded);
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
      isRequested.current = false;
    }
  }

  return { search, hasFailed, load };
}
