import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { HelpSearchResults } from "./help-search-results";
import * as styles from "./help-search.module.css";
import { useHelpSearch } from "./use-help-search";

/** With fewer letters nearly every question would match. */
const shortestQuery = 2;

type Props = {
  /** The category whose page this is. */
  readonly category?: HelpCategory;
  /** What stands here as long as nothing is looked for. */
  readonly children: ReactNode;
};

/**
 * Finds questions of the whole help centre while one types. The search with its texts is loaded when
 * the field is first used. Without a script there is no field.
 */
export function HelpSearch({ category, children }: Props) {
  const t = useTexts("help-search");
  const [query, setQuery] = useState("");
  const { search, hasFailed, load } = useHelpSearch();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  function look(text: string) {
    setQuery(text);
    if (text !== "") void load();
  }

  useEffect(() => {
    // What was typed before the script came, or what the browser has put back.
    if (field.current?.value) look(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the page arrives
  }, []);

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  const isLooking = query.trim().length >= shortestQuery;
  const found = isLooking ? search?.(query) : undefined;

  return (
    <>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={fieldId} className={styles.label}>
          {t("label")}
        </label>
        <div className={styles.box}>
          <Search size={22} strokeWidth={1.5} aria-hidden className={styles.icon} />
          <input
            ref={field}
            id={fieldId}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className={styles.field}
            value={query}
            onFocus={() => void load()}
            onChange={(event) => look(event.target.value)}
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
        hasFailed={isLooking && hasFailed}
        onChosen={(chosen) => {
          // The answer is on this very page, where the results are in its way.
          if (chosen === category) setQuery("");
        }}
      />
      <div hidden={found !== undefined}>{children}</div>
    </>
  );
}
