import SearchIcon from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import type { HelpSearch as Search } from "./help-search-index";
import { HelpSearchResults } from "./help-search-results";
import * as styles from "./help-search.module.css";
import { loadHelpSearch } from "./load-help-search";

/** Shorter queries match nearly every question. */
const minQueryLength = 2;

type Props = {
  /** The current page's category. */
  readonly category?: HelpCategory;
  /** The page's title, above the field. */
  readonly intro: ReactNode;
  /** Shown while there is no query. */
  readonly children: ReactNode;
};

/**
 * Searches the whole help centre as the visitor types. Loads the search and its texts when the field is
 * first used. Hidden without JavaScript.
 */
export function HelpSearch({ category, intro, children }: Props) {
  const t = useTexts("help-search");
  const [query, setQuery] = useState("");
  const { search, hasFailed, load } = useHelpSearch();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  function updateQuery(text: string) {
    setQuery(text);
    if (text !== "") void load();
  }

  useEffect(() => {
    // Text that was typed before hydration, or restored by the browser.
    if (field.current?.value) updateQuery(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  const hasQuery = query.trim().length >= minQueryLength;
  const found = hasQuery ? search?.(query) : undefined;

  return (
    <>
      {intro}
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={fieldId} className={styles.label}>
          {t("label")}
        </label>
        <div className={styles.box}>
          <SearchIcon size={22} strokeWidth={1.5} aria-hidden className={styles.icon} />
          <input
            ref={field}
            id={fieldId}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
            value={query}
            onFocus={() => void load()}
            onChange={(event) => updateQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setQuery("");
            }}
          />
          {query !== "" && (
            <button type="button" aria-label={t("clear")} className={styles.clear} onClick={clear}>
              <X size={20} strokeWidth={1.5} aria-hidden />
            </button>
          )}
        </div>
      </form>
      <HelpSearchResults
        found={found}
        hasFailed={hasQuery && hasFailed}
        onChosen={(chosen) => {
          // The answer is on this page, hidden while there are results.
          if (chosen === category) setQuery("");
        }}
      />
      <div hidden={found !== undefined}>{children}</div>
    </>
  );
}

/** Returns the search once it has loaded, whether loading failed, and what starts loading. */
function useHelpSearch() {
  const locale = useLocale();
  const [search, setSearch] = useState<Search>();
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
