import GraduationCap from "lucide-react/icons/graduation-cap";
import Lock from "lucide-react/icons/lock";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-facts.module.css";

const facts = [
  { name: "independent", Icon: Scale },
  { name: "education", Icon: GraduationCap },
  { name: "interviewing", Icon: MessageCircleQuestion },
  { name: "confidentiality", Icon: Lock },
] as const;

/** Facts that apply to every therapist. */
export function TherapistFacts() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <div className={styles.intro}>
        <h2 id="facts">{t("facts.title")}</h2>
        <p className={`lead ${styles.lead}`}>{t("facts.lead")}</p>
      </div>
      <ul className={styles.list}>
        {facts.map(({ name, Icon }) => (
          <li key={name} className={styles.fact}>
            <span className={styles.icon}>
              <Icon size={28} strokeWidth={1.5} aria-hidden />
            </span>
            <div>
              <h3>{t(`facts.${name}.title`)}</h3>
              <p className={styles.text}>{t(`facts.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
