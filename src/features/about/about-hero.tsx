import { useTexts } from "../../i18n/use-texts";
import * as styles from "./about-hero.module.css";

const pictures = ["conversation", "phone", "morning"] as const;

/** Hero of the about page, with three pictures. */
export function AboutHero() {
  const t = useTexts("about");
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{t("hero.title")}</h1>
        <p className="lead">{t("hero.lead")}</p>
      </div>
      <ul className={styles.pictures}>
        {pictures.map((name) => (
          <li key={name}>
            <img
              src={`/pictures/about-${name}.svg`}
              alt={t(`images.${name}`)}
              width={600}
              height={700}
              // React 18 supports this attribute in lower case only.
              {...{ fetchpriority: "high" }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
