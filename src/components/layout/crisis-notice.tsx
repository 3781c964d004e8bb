import Phone from "lucide-react/icons/phone";
import { CrisisNumbers } from "./crisis-numbers";
import * as styles from "./crisis-notice.module.css";

type Props = {
  /** Sentence about what the service is not for. */
  readonly text: string;
};

/** Notice with the emergency numbers, for the top of pages that somebody in a crisis may reach. */
export function CrisisNotice({ text }: Props) {
  return (
    <p className={styles.notice}>
      <Phone size={20} strokeWidth={1.5} aria-hidden />
      <span>
        <CrisisNumbers /> <span className={styles.text}>{text}</span>
      </span>
    </p>
  );
}
