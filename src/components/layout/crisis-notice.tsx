import { Phone } from "lucide-react";
import { CrisisNumbers } from "./crisis-numbers";
import * as styles from "./crisis-notice.module.css";

type Props = {
  /** A sentence about what the service is not for. */
  readonly text: string;
};

/** At the top of pages that somebody in need may come to: whom to call instead of reading on. */
export function CrisisNotice({ text }: Props) {
  return (
    <p className={styles.notice}>
      <Phone size={20} strokeWidth={1.5} aria-hidden />
      <span>
        <CrisisNumbers /> {text}
      </span>
    </p>
  );
}
