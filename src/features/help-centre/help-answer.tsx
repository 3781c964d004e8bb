import { LinkedText } from "../../components/links/linked-text";
import { MailboxText } from "../../components/links/mailbox-text";
import { site } from "../../config/site";
import { answerLines, type AnswerPart } from "./help-file";
import * as styles from "./help-answer.module.css";

function Part({ part }: { readonly part: AnswerPart }) {
  if (typeof part === "string") {
    if (part.includes(site.mailbox)) return <MailboxText text={part} />;
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
  return <ul className={styles.points}>{lines}</ul>;
}

type Props = { readonly answer: readonly AnswerPart[] };

/** An answer with its paragraphs, lists and links. A paragraph has either the mailbox or links. */
export function HelpAnswer({ answer }: Props) {
  return (
    <div className={styles.answer}>
      {answer.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}
