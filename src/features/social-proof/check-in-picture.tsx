import { MessageCircle, Phone, Wind } from "lucide-react";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./check-in-picture.module.css";

/** Mouths of the five moods, from worst to best. */
const mouths = [
  "M13 27q7-7 14 0",
  "M14 26q6-3 12 0",
  "M14 25.500h12",
  "M14 24q6 4 12 0",
  "M13 23q7 8 14 0",
];
const chosenMood = 3;

function Moods() {
  return (
    <div className={styles.moods}>
      {mouths.map((mouth, index) => (
        <svg
          key={mouth}
          viewBox="0 0 40 40"
          className={index === chosenMood ? styles.chosenMood : styles.mood}
        >
          <circle cx="20" cy="20" r="20" />
          <path d={`M14.500 16v1.500m11-1.500v1.500${mouth}`} />
        </svg>
      ))}
    </div>
  );
}

/** How the last seven days went. */
function Week() {
  return (
    <svg viewBox="0 0 216 56" className={styles.curve}>
      <path
        fill="#eef1ff"
        d="M6 32C18 30 28 20 40 22s22 14 34 16 22 6 34 6 22-10 34-14 22 0 34-6 24-12 34-14v46H6z"
      />
      <path
        fill="none"
        stroke="#2549ff"
        strokeWidth="2.500"
        strokeLinecap="round"
        d="M6 32C18 30 28 20 40 22s22 14 34 16 22 6 34 6 22-10 34-14 22 0 34-6 24-12 34-14"
      />
      <circle cx="209" cy="10.500" r="5" fill="#2549ff" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}

/** The matched therapist. */
function Avatar() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={styles.avatar}>
      <path fill="#f7dcd3" d="M0 0h48v48H0z" />
      <path fill="#2c2026" d="M12 34V20a12 12 0 0 1 24 0v14z" />
      <path fill="#a86f4d" d="M20 27h8v8h-8z" />
      <ellipse cx="24" cy="21" rx="8" ry="9.500" fill="#bd845f" />
      <path
        fill="#2c2026"
        d="M15.500 22c-1-13 18-14 17 0-2-5-5-7-9.500-7.500-2 3.500-5 5.500-7.500 7.500z"
      />
      <path fill="#1a1a2e" d="M6 49c0-11 7-15.500 18-15.500S42 38 42 49z" />
    </svg>
  );
}

/** The app, drawn: the daily check-in, and the therapist that was chosen. One picture to a reader. */
export function CheckInPicture() {
  const t = useTexts("home");
  return (
    <div role="img" aria-label={t("checkIn.alt")} className={styles.stage}>
      <svg className={styles.ground} viewBox="0 0 600 600" preserveAspectRatio="xMidYMax slice">
        <circle cx="476" cy="150" r="88" fill="#f7dcd3" />
        <path fill="#fff" fillOpacity=".55" d="M40 600V340a200 200 0 0 1 400 0v260z" />
      </svg>
      <div className={styles.phone}>
        <p className={styles.when}>{t("checkIn.when")}</p>
        <p className={styles.question}>{t("checkIn.question")}</p>
        <Moods />
        <p className={styles.moodName}>{t("checkIn.mood")}</p>
        <div className={styles.card}>
          <p className={styles.cardTitle}>{t("checkIn.week")}</p>
          <p>{t("checkIn.trend")}</p>
          <Week />
        </div>
        <div className={[styles.card, styles.exercise].join(" ")}>
          <span className={styles.icon}>
            <Wind size={20} strokeWidth={1.5} />
          </span>
          <div>
            <p className={styles.cardTitle}>{t("checkIn.exercise")}</p>
            <p>{t("checkIn.exerciseText")}</p>
          </div>
        </div>
      </div>
      <div className={styles.match}>
        <Avatar />
        <div>
          <p>{t("checkIn.match")}</p>
          <p className={styles.name}>{t("checkIn.therapist")}</p>
          <p>{t("checkIn.languages")}</p>
        </div>
        <div className={styles.ways}>
          <span className={styles.chosenWay}>
            <Phone size={16} strokeWidth={1.5} />
            {t("checkIn.call")}
          </span>
          <span>
            <MessageCircle size={16} strokeWidth={1.5} />
            {t("checkIn.chat")}
          </span>
        </div>
      </div>
    </div>
  );
}
