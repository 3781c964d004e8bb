import Link2 from "lucide-react/icons/link-2";
import { LinkedText } from "../../components/links/linked-text";
import { Accordion } from "../../components/ui/accordion";
import { BulletList } from "../../components/ui/bullet-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-questions.module.css";
import { answerLines, type AnswerPart, type HelpQuestion } from "../../i18n/help-file";

type Props = { readonly questions: readonly HelpQuestion[] };

/** A category's questions, each with a link that opens it. */
export function HelpQuestions({ questions }: Props) {
  const t = useTexts("help-category");
  return (
    <Accordion
      heading="h2"
      items={questions.map(({ key, question, answer }) => ({
        key,
        anchor: key,
        title: question,
        content: (
          <>
            <div className={styles.answer}>
              {answer.map((part, index) => (
                <Part key={index} part={part} />
              ))}
            </div>
            <a
              href={`#${key}`}
              aria-label={t("linkLabel", { question })}
              className={`no-print ${styles.link}`}
            >
              <Link2 size={18} />
              {t("link")}
            </a>
          </>
        ),
      }))}
    />
  );
}

/** A paragraph or a list. */
function Part({ part }: { readonly part: AnswerPart }) {
  if (typeof part === "string") {
    return (
      <p>
        <LinkedText text={part} />
      </p>
    );
  }
  const lines = answerLines(part).map((line) => (
    <li key={line}>
      <LinkedText text={line} />
    </li>
  ));
  if ("steps" in part) return <ol className={styles.steps}>{lines}</ol>;
  return <BulletList>{lines}</BulletList>;
}
