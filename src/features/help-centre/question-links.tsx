import { Link } from "gatsby";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import { Icon } from "../../components/ui/icon";
import * as styles from "./question-links.module.css";

export type QuestionLink = {
  readonly to: string;
  readonly question: string;
  /** What stands below the question. */
  readonly text?: string;
  /** How the answer begins; two lines of it are shown. */
  readonly excerpt?: string;
  /** Called when the link is followed in this window. */
  readonly onClick?: (() => void) | undefined;
};

/** Questions of the help centre, each a link to its answer. */
export function QuestionLinks({ links }: { readonly links: readonly QuestionLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ to, question, text, excerpt, onClick }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.link}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              if (!ctrlKey && !metaKey && !shiftKey) onClick?.();
            }}
          >
            <span className={`title-text ${styles.question}`}>{question}</span>{" "}
            <span className={`soft ${styles.text}`}>{text}</span>
            {/* To be glanced at: read out, it would hide the next link. */}
            <span aria-hidden className={`small ${styles.excerpt}`}>
              {excerpt}
            </span>
            <Icon icon={ArrowRight} size={20} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
