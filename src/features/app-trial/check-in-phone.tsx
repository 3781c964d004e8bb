import Play from "lucide-react/icons/play";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./check-in-phone.module.css";
import { MoodScale } from "./mood-scale";
import { MoodWeek } from "./mood-week";
import { drawnMood } from "./moods";
import { PhoneFrame } from "./phone-frame";
import * as text from "./screen.module.css";

/** Drawing of the app: today's check-in has been answered, and an exercise is suggested. */
export function CheckInPhone() {
  const t = useTexts("product");
  return (
    <div className={styles.scene}>
      <PhoneFrame tab="today">
        <p className={text.day}>{t("app.picture.day")}</p>
        <p className={text.question}>{t("app.picture.question")}</p>
        <MoodScale />
        <p className={text.answer}>{t("app.picture.answer")}</p>
        <p className={text.label}>{t("app.picture.week")}</p>
        <MoodWeek mood={drawnMood} />
        <p className={text.label}>{t("app.picture.suggestion")}</p>
        <div className={styles.exercise}>
          <span className={styles.play}>
            <Play size={16} strokeWidth={1.5} fill="currentColor" />
          </span>
          <p className={styles.exerciseName}>{t("app.picture.exercise")}</p>
          <p className={styles.length}>{t("app.picture.length")}</p>
        </div>
      </PhoneFrame>
      <div className={styles.code}>
        <img src="/pictures/product-code.svg" alt="" width={84} height={84} loading="lazy" />
        <p className={styles.codeTitle}>{t("app.picture.code")}</p>
        <p>{t("app.picture.codeText")}</p>
      </div>
    </div>
  );
}
