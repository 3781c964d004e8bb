import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./about-pictures.module.css";

const pictures = ["morning", "evening", "night"] as const;

/** Three pictures of one house: from morning to late in the evening. */
export function AboutPictures() {
  const t = useTexts("about");
  return (
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
  );
}
