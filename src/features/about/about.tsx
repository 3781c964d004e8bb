import Smile from "lucide-react/icons/face-slightly-smiling";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import Lightbulb from "lucide-react/icons/lightbulb";
import Search from "lucide-react/icons/search";
import { Drawing } from "../../components/ui/drawing";
import { growth } from "../../config/service-facts";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./about.module.css";

const pictures = ["morning", "evening", "night"] as const;

/** Hero of the about page, with three pictures of one house: from morning to late in the evening. */
export function AboutHero() {
  const t = useTexts("about");
  return (
    <section className="intro">
      <h1>{t("hero.title")}</h1>
      <p className="lead">{t("hero.lead")}</p>
      <ul className={styles.pictures}>
        {pictures.map((name) => (
          <li key={name}>
            <Drawing
              name={`about-${name}`}
              alt={t(`images.${name}`)}
              width={600}
              height={720}
              priority
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const figures = ["customers", "calls"] as const;

/** The company's vision, and two figures that show what has come of it, with their source. */
export function Vision() {
  const t = useTexts("about");
  const locale = useLocale();
  const growthValues = {
    customers: formatNumber(growth.customers, locale),
    sessions: formatNumber(growth.sessions, locale),
  };
  return (
    <section aria-labelledby="vision" className={styles.vision}>
      <div>
        <h2 id="vision">{t("vision.title")}</h2>
        <p className="lead">{t("vision.text")}</p>
      </div>
      <dl className={styles.figures}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`vision.${name}`)}</dt>
            <dd>{t(`vision.${name}Figure`, growthValues)}</dd>
          </div>
        ))}
      </dl>
      <p className={`small ${styles.source}`}>{t("vision.source", growthValues)}</p>
    </section>
  );
}

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
