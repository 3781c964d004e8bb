import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapists-picture.module.css";

/** Six therapists, who greet in their languages; on phones three. */
export function TherapistsPicture() {
  const t = useTexts("therapists");
  return (
    <Drawing
      name="therapists"
      alt={t("hero.pictureAlt")}
      width={628}
      height={620}
      narrow={{ width: 628, height: 328 }}
      priority
      className={styles.picture}
    />
  );
}
