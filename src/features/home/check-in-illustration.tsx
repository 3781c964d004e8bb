import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import Wind from "lucide-react/icons/wind";
import { Drawing } from "../../components/ui/drawing";
import { MoodFace } from "../../components/ui/mood-face";
import { moods } from "../../components/ui/mood-face-shape";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./check-in-illustration.module.css";

/** Illustration of the app: the daily check-in and a match. A single image to screen readers. */
export function CheckInIllustration() {
  const t = useTexts("home");
  return (
    <div role="img" aria-label={t("checkIn.alt")} className={styles.checkIn}>
      <svg className={styles.arch} viewBox="0 0 600 600" preserveAspectRatio="xMidYMax slice">
        <circle cx="484" cy="140" r="84" fill="var(--rose)" />
        <path fill="var(--white)" fillOpacity=".55" d="M76 600V344a224 224 0 0 1 448 0v256z" />
      </svg>
      <div className={styles.phone}>
        <p className={styles.when}>{t("checkIn.when")}</p>
        <p className={styles.question}>{t("checkIn.question")}</p>
        <div className={styles.moods}>
          {moods.map((mood) => (
            <MoodFace key={mood} mood={mood} isChosen={mood === 4} />
          ))}
        </div>
        <p className={styles.moodName}>{t("checkIn.mood")}</p>
        <div className={styles.card}>
          <p className={styles.cardTitle}>{t("checkIn.week")}</p>
          <p>{t("checkIn.trend")}</p>
          <Drawing name="check-in-week" width={216} height={56} className={styles.curve} />
        </div>
        <div className={`${styles.card} ${styles.exercise}`}>
          <span className={styles.icon}>
            <Wind size={20} />
          </span>
          <div>
            <p className={styles.cardTitle}>{t("checkIn.exercise")}</p>
            <p>{t("checkIn.exerciseText")}</p>
          </div>
        </div>
      </div>
      <div className={styles.match}>
        <Drawing name="app-samira" width={48} height={48} className={styles.portrait} />
        <div>
          <p>{t("checkIn.match")}</p>
          <p className={styles.name}>{t("checkIn.therapist")}</p>
          <p>{t("checkIn.languages")}</p>
        </div>
        <div className={styles.ways}>
          <span className={styles.chosen}>
            <Phone size={16} />
            {t("checkIn.call")}
          </span>
          <span>
            <MessageCircle size={16} />
            {t("checkIn.chat")}
          </span>
        </div>
      </div>
    </div>
  );
}
