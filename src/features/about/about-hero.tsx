import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./about-hero.module.css";

const pictures = ["morning", "evening", "night"] as const;

/** Hero of the about page, with three pictures of one house: from morning to late in the evening. */
export function AboutHero() {
  const t = useTexts("about");
  return (
    <section className="intro">
      <h1 className={styles.title}>{t("hero.title")}</h1>
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
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
