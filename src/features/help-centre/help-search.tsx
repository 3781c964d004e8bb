import SearchIcon from "lucide/dist/esm/icons/search.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { Icon } from "../../components/ui/icon";
import { useId, useRef, useState, type ReactNode } from "react";
import { renew } from "../../browser/renewal";
import { Button } from "../../components/ui/button";
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
  /** Shown while there is no query. */
  readonly children: ReactNode;
};

/**
 * Searches the whole help centre as the visitor types. Loads the search and its texts when the field is
 * first used. Hidden without JavaScript.
 */
export function HelpSearch({ category, children }: Props) {
  const t = useTexts("help-search");
  const [query, setQuery] = useState("");
  const locale = useLocale();
  const [search, setSearch] = useState<Search | "failed">();
  const isRequested = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  /** Does nothing while the search is loading or once it has loaded. */
  async function load(): Promise<void> {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      const loaded = await loadHelpSearch(locale);
      setSearch(() => loaded);
    } catch (error) {
      // After a reload, what is typed is entered again. A focused field alone is no reason for one.
      if (field.current?.value && (await renew("help-search"))) return;
      console.error(error);
      setSearch("failed");
      isRequested.current = false;
    }
  }

  function updateQuery(text: string) {
    setQuery(text);
    if (text !== "") void load();
  }

  function clear() {
    setQuery("");
    field.current?.focus();
  }

  const hasQuery = query.trim().length >= minQueryLength;
  const found = hasQuery && typeof search === "function" ? search(query) : undefined;

  return (
    <>
      <form
        role="search"
        className={`needs-script ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
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
            className={styles.field}
            value={query}
            onFocus={() => void load()}
            onChange={(event) => updateQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") setQuery("");
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
        hasFailed={hasQuery && search === "failed"}
        onChosen={(chosen) => {
          // The answer is on this page, hidden while there are results.
          if (chosen === category) setQuery("");
        }}
      />
      <div hidden={found !== undefined}>{children}</div>
    </>
  );
}
