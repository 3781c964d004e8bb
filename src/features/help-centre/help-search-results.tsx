import { useEffect, useRef, useState } from "react";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { LinkedText } from "../../components/links/linked-text";
import { Button } from "../../components/ui/button";
import { answerLines, type CategorizedQuestion } from "../../i18n/help-file";
import { useLocale } from "../../i18n/locale-context";
import { helpQuestionUrl, type HelpCategory } from "../../i18n/routes";
import { plainText } from "../../i18n/text-marks";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-search-results.module.css";
import { QuestionLinks, type QuestionLink } from "./question-links";

/** Shown at first: more would be noise, unless somebody asks for it. */
const maxShown = 8;

type Props = {
  /** Absent while there is no query or the search is loading. */
  readonly found: readonly CategorizedQuestion[] | undefined;
  /** Whether the search cannot be loaded. */
  readonly hasFailed: boolean;
  /** Called with the category of the question that the visitor opens. */
  readonly onChosen: (category: HelpCategory) => void;
};

/** The matching questions as links, with their number. */
export function HelpSearchResults({ found, hasFailed, onChosen }: Props) {
  const t = useTexts("help-search");
  const layoutTexts = useTexts("layout");
  const topics = useTexts("help-category");
  const locale = useLocale();
  /** The matches of which the visitor has asked for all. */
  const [complete, setComplete] = useState<Props["found"]>();
  const matches = useRef<HTMLDivElement>(null);
  const isCut = found !== undefined && found !== complete && found.length > maxShown;

  // The button that was pressed is gone.
  useEffect(() => {
    if (complete) matches.current?.querySelectorAll("a").item(maxShown).focus();
  }, [complete]);

  function status(): string {
    if (hasFailed) return layoutTexts("unreachable");
    if (!found) return "";
    if (found.length === 0) return t("none");
    if (isCut) return t("best", { shown: maxShown, count: found.length });
    return t("matches", { count: found.length });
  }

  function linkTo(match: CategorizedQuestion): QuestionLink {
    const { category, key, question, forEmployers, answer } = match;
    const topic = topics(`${category}.title`);
    return {
      to: helpQuestionUrl(category, key, locale),
      question,
      text: forEmployers ? `${topic} · ${topics("forEmployers")}` : topic,
      excerpt: plainText(answer.flatMap(answerLines)[0] ?? ""),
      onClick: () => onChosen(category),
    };
  }

  return (
    <div className={found && styles.found}>
      {/* Always rendered: screen readers ignore a live region that is inserted with its text. */}
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {found?.length === 0 && (
        <div className={styles.none}>
          <p>
            <CrisisNumbers />
          </p>
          <p>
            <LinkedText text={t("hint")} />
          </p>
        </div>
      )}
      {found && found.length > 0 && (
        <div ref={matches} className={`fade-in ${styles.matches}`}>
          <QuestionLinks links={(isCut ? found.slice(0, maxShown) : found).map(linkTo)} />
          {isCut && (
            <Button variant="quiet" onClick={() => setComplete(found)}>
              {t("all", { count: found.length })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
