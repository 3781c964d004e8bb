import { Screen } from "../../components/layout/screen";
import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./about-hero.module.css";

const hours = ["morning", "evening", "night"] as const;

/** The screen's title, and three pictures of one house: from morning to late in the evening. */
export function AboutHero() {
  const t = useTexts("about");
  return (
    <Screen title={t("hero.title")} lead={t("hero.lead")}>
      <ul className={styles.pictures}>
        {hours.map((name) => (
          <li key={name} className={styles[name]}>
            <Drawing
              name={`about-${name}`}
              alt={t(`images.${name}`)}
              width={600}
              height={786}
              priority
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
