import SearchIcon from "lucide/dist/esm/icons/search.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { currentKey } from "../../browser/scroll-positions";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { useOnDemand } from "../../components/ui/use-on-demand";
import { useLocale } from "../../i18n/locale-context";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { HelpSearchResults } from "./help-search-results";
import * as styles from "./help-search.module.css";
import { loadHelpSearch } from "./load-help-search";

/** Shorter queries match nearly every question. */
const minQueryLength = 2;

/**
 * What was searched for when a match was opened, by history entry: whoever returns may open another. In memory only, as
 * it may tell how somebody is.
 */
const searches = new Map<string, string>();

/** Returns what the search begins with: nothing in the HTML, and where nobody has returned. */
function keptQuery(): string {
  return searches.size === 0 ? "" : (searches.get(currentKey()) ?? "");
}

type Props = {
  /** The current page's category. */
  readonly category?: HelpCategory;
  /** Shown while there is no query. */
  readonly children: ReactNode;
};

/**
 * Searches the whole help centre as the visitor types. Loads the search and its texts when the field is
 * first used. Hidden without JavaScript.
 */
export function HelpSearch({ category, children }: Props) {
  const t = useTexts("help-search");
  const [query, setQuery] = useState(keptQuery);
  const locale = useLocale();
  const load = useCallback(() => loadHelpSearch(locale), [locale]);
  // A reload enters again what is typed, which then asks for the search.
  const { part: search, hasFailed, prepare, request } = useOnDemand(load, "help-search");
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  useEffect(() => {
    if (keptQuery() !== "") void request();
  }, [request]);

  function updateQuery(text: string) {
    setQuery(text);
    if (text !== "") void request();
  }

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  // Results may lag behind what is typed, which itself must not.
  const searched = useDeferredValue(query).trim();
  const hasQuery = searched.length >= minQueryLength;
  const found = useMemo(
    () => (hasQuery ? search?.(searched) : undefined),
    [hasQuery, search, searched],
  );

  return (
    <>
      <form
        role="search"
        className={`needs-script ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          // What was typed is found already: a phone's keyboard, whose key this was, would cover it.
          field.current?.blur();
        }}
      >
        <label htmlFor={fieldId} className={styles.label}>
          {t("label")}
        </label>
        <div className={styles.box}>
          <Icon icon={SearchIcon} size={22} className={styles.icon} />
          <input
            ref={field}
            id={fieldId}
            type="search"
            placeholder={t("example")}
            autoComplete="off"
            enterKeyHint="search"
            className={`input-box ${styles.field}`}
            value={query}
            onFocus={prepare}
            onChange={(event) => updateQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && !event.nativeEvent.isComposing) setQuery("");
            }}
          />
          {query !== "" && (
            <Button variant="icon" aria-label={t("clear")} className={styles.clear} onClick={clear}>
              <Icon icon={X} size={20} />
            </Button>
          )}
        </div>
      </form>
      <HelpSearchResults
        found={found}
        hasFailed={hasQuery && hasFailed}
        onChosen={(chosen) => {
          searches.set(currentKey(), query);
          // The answer is on this page, hidden while there are results.
          if (chosen === category) setQuery("");
        }}
      />
      <div hidden={found !== undefined}>{children}</div>
    </>
  );
}
