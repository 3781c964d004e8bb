import Phone from "lucide-react/icons/phone";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText, type MarkRenderers } from "../links/linked-text";
import * as styles from "./crisis-notice.module.css";

const telLink = (number: string) => (
  <a href={`tel:${number}`} className={styles.number}>
    {number}
  </a>
);

const marks: MarkRenderers = { emergency: telLink, healthAdvice: telLink };

/** Emergency and health advice numbers, as `tel:` links. */
export function CrisisNumbers() {
  const t = useTexts("layout");
  return <LinkedText text={t("crisis")} marks={marks} />;
}

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
