import type { ComponentProps } from "react";
import Link2 from "lucide/dist/esm/icons/link-2.mjs";
import { LinkedText } from "../../components/links/linked-text";
import { Accordion } from "../../components/ui/accordion";
import { BulletList } from "../../components/ui/bullet-list";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-questions.module.css";
import { answerLines, type AnswerPart, type HelpQuestion } from "../../i18n/help-file";

type Props = { readonly questions: readonly HelpQuestion[] };

/** Fragments of the questions of users and of employers. */
export const usersAnchor = "for-users";
export const employersAnchor = "for-employers";

/** A category's questions, in a group for each reader where both have some. */
export function HelpQuestions({ questions }: Props) {
  const t = useTexts("help-category");
  const ofEmployers = questions.filter(({ forEmployers }) => forEmployers);
  if (ofEmployers.length === 0) return <Questions questions={questions} heading="h2" isFirst />;
  return (
    <div className={styles.groups}>
      <section aria-labelledby={usersAnchor}>
        <h2 id={usersAnchor}>{t("forUsers")}</h2>
        <Questions
          questions={questions.filter(({ forEmployers }) => !forEmployers)}
          heading="h3"
          isFirst
        />
      </section>
      <section aria-labelledby={employersAnchor}>
        <h2 id={employersAnchor}>{t("forEmployers")}</h2>
        <Questions questions={ofEmployers} heading="h3" />
      </section>
    </div>
  );
}

type QuestionsProps = Props &
  Pick<ComponentProps<typeof Accordion>, "heading"> & {
    /** Whether they are the page's first, of which one is open: what answers look like is seen at once. */
    readonly isFirst?: boolean;
  };

/** Questions, each with a link that opens it. */
function Questions({ questions, heading, isFirst = false }: QuestionsProps) {
  const t = useTexts("help-category");
  return (
    <Accordion
      heading={heading}
      items={questions.map(({ key, question, answer }, index) => ({
        key,
        isOpen: isFirst && index === 0,
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
              className={`no-print small touch-target ${styles.link}`}
            >
              <Icon icon={Link2} size={18} />
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
