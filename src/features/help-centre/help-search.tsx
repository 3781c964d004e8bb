import { Link } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import SearchIcon from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useId, useRef, useState, type ReactNode } from "react";
import { renew } from "../../browser/renewal";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { LinkedText } from "../../components/links/linked-text";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import type { CategorizedQuestion } from "./help-file";
import type { HelpSearch as Search } from "./help-search-index";
import * as resultStyles from "./help-search-results.module.css";
import * as styles from "./help-search.module.css";
import { loadHelpSearch } from "./load-help-search";

/** Shorter queries match nearly every question. */
const minQueryLength = 2;

/** More would be noise: visitors refine the query instead. */
const maxShown = 8;

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
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={fieldId} className={styles.label}>
          {t("label")}
        </label>
        <div className={styles.box}>
          <SearchIcon size={22} className={styles.icon} />
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
              <X size={20} />
            </button>
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

type ResultsProps = {
  /** Absent while there is no query or the search is loading. */
  readonly found: readonly CategorizedQuestion[] | undefined;
  readonly hasFailed: boolean;
  /** Called with the category of the question that the visitor opens. */
  readonly onChosen: (category: HelpCategory) => void;
};

/** The matching questions as links, with their number. */
function HelpSearchResults({ found, hasFailed, onChosen }: ResultsProps) {
  const t = useTexts("help-search");
  const topics = useTexts("help-category");
  const locale = useLocale();

  function status(): string {
    if (hasFailed) return t("failed");
    if (!found) return "";
    if (found.length === 0) return t("none");
    if (found.length > maxShown) return t("best", { shown: maxShown, count: found.length });
    return t("matches", { count: found.length });
  }

  return (
    <div className={found && resultStyles.found}>
      {/* Always rendered: screen readers ignore a live region that is inserted with its text. */}
      <p role="status" className={resultStyles.status}>
        {status()}
      </p>
      {found?.length === 0 && (
        <div className={resultStyles.none}>
          <p>
            <CrisisNumbers />
          </p>
          <p>
            <LinkedText text={t("hint")} />
          </p>
        </div>
      )}
      {found && found.length > 0 && (
        <ul className={resultStyles.list}>
          {found.slice(0, maxShown).map(({ category, key, question }) => (
            <li key={`${category} ${key}`}>
              <Link
                to={helpQuestionUrl(category, key, locale)}
                className={resultStyles.link}
                onClick={() => onChosen(category)}
              >
                <span className={resultStyles.question}>{question}</span>{" "}
                <span className="soft">{topics(`${category}.title`)}</span>
                <ArrowRight size={20} className={resultStyles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
