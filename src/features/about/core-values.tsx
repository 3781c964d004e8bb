import Smile from "lucide-react/icons/face-slightly-smiling";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Lightbulb from "lucide-react/icons/lightbulb";
import Search from "lucide-react/icons/search";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./core-values.module.css";

const values = [
  { name: "creativity", Icon: Lightbulb },
  { name: "curiosity", Icon: Search },
  { name: "joy", Icon: Smile },
  { name: "care", Icon: HeartHandshake },
] as const;

/** The company's four core values. */
export function CoreValues() {
  const t = useTexts("about");
  return (
    <section aria-labelledby="values">
      <h2 id="values">{t("values.title")}</h2>
      <p className="lead">{t("values.lead")}</p>
      <ul className={styles.values}>
        {values.map(({ name, Icon }) => (
          <li key={name} className={styles.value}>
            <Icon size={28} className={styles.icon} />
            <h3>{t(`values.${name}.title`)}</h3>
            <p className={styles.valueText}>{t(`values.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
