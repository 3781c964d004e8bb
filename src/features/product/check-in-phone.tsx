import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import Play from "lucide-react/icons/play";
import Wind from "lucide-react/icons/wind";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./check-in-phone.module.css";
import { MoodScale } from "./mood-scale";
import { MoodWeek } from "./mood-week";
import { ProductIllustration } from "./product-illustration";

/** Illustration of the app: today's check-in has been answered, and an exercise is suggested. */
export function CheckInPhone() {
  const t = useTexts("product");
  return (
    <ProductIllustration label={t("app.picture.alt")} background="blue">
      <div className={styles.scene}>
        <div className={styles.phone}>
          <div className={styles.screen}>
            <p className={styles.day}>{t("app.picture.day")}</p>
            <p className={styles.question}>{t("app.picture.question")}</p>
            <MoodScale />
            <p className={styles.answer}>{t("app.picture.answer")}</p>
            <p className={styles.label}>{t("app.picture.week")}</p>
            <MoodWeek />
            <p className={styles.label}>{t("app.picture.suggestion")}</p>
            <div className={styles.exercise}>
              <span className={styles.play}>
                <Play size={16} strokeWidth={1.5} fill="currentColor" />
              </span>
              <p className={styles.exerciseName}>{t("app.picture.exercise")}</p>
              <p className={styles.length}>{t("app.picture.length")}</p>
            </div>
          </div>
          <div className={styles.tabs}>
            <p className={styles.current}>
              <House size={20} strokeWidth={1.5} />
              {t("app.picture.today")}
            </p>
            <p>
              <MessageCircle size={20} strokeWidth={1.5} />
              {t("app.picture.talk")}
            </p>
            <p>
              <Wind size={20} strokeWidth={1.5} />
              {t("app.picture.exercises")}
            </p>
          </div>
        </div>
        <div className={styles.code}>
          <img src="/pictures/product-code.svg" alt="" width={84} height={84} loading="lazy" />
          <p className={styles.codeTitle}>{t("app.picture.code")}</p>
          <p>{t("app.picture.codeText")}</p>
        </div>
      </div>
    </ProductIllustration>
  );
}
