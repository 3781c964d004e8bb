import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-story.module.css";

/** What happens in the app, as a list where it cannot be tried. */
export function AppStory() {
  const t = useTexts("product");
  return (
    <div className={styles.story}>
      <h3 className={styles.title}>{t("trial.storyTitle")}</h3>
      <ol className={styles.list}>
        {t("trial.story")
          .split("\n")
          .map((part) => (
            <li key={part}>{part}</li>
          ))}
      </ol>
    </div>
  );
}
