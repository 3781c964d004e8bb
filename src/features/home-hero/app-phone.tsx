import { CalendarCheck, Lock } from "lucide-react";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-phone.module.css";

/** The therapist in the picture. */
function Avatar() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" className={styles.avatar}>
      <path fill="#d8ece3" d="M0 0h40v40H0z" />
      <path fill="#3b2a25" d="M11 26V16a9 9 0 0 1 18 0v10z" />
      <path fill="#c98f6b" d="M17 22h6v7h-6z" />
      <ellipse cx="20" cy="17.500" rx="6.500" ry="7.500" fill="#d9a178" />
      <path fill="#3b2a25" d="M13.500 17c0-9 13-9 13 0-1.500-3.500-4-5-6-5s-5 1-7 5z" />
      <path fill="#2549ff" d="M5 41c0-9 6-13 15-13s15 4 15 13z" />
    </svg>
  );
}

function Ground() {
  return (
    <svg className={styles.ground} viewBox="0 0 640 600" preserveAspectRatio="xMidYMax slice">
      <circle cx="536" cy="128" r="84" fill="#f4e9da" />
      <path fill="#dde3ff" d="M90 600V310a230 230 0 0 1 460 0v290z" />
      <path fill="#f7dcd3" d="M28 600a116 116 0 0 1 232 0z" />
      <path fill="#2549ff" fillOpacity=".14" d="M396 600a104 104 0 0 1 208 0z" />
    </svg>
  );
}

/** The app, drawn: a chat with a therapist in which a time for tonight is chosen. One picture to a reader. */
export function AppPhone() {
  const t = useTexts("home");
  return (
    <div role="img" aria-label={t("phone.alt")} className={styles.stage}>
      <Ground />
      <div className={styles.phone}>
        <div className={styles.top}>
          <Avatar />
          <div>
            <p className={styles.name}>{t("phone.therapist")}</p>
            <p className={styles.status}>{t("phone.status")}</p>
          </div>
        </div>
        <div className={styles.messages}>
          <p className={styles.when}>{t("phone.when")}</p>
          <p className={styles.theirs}>{t("phone.message1")}</p>
          <p className={styles.mine}>{t("phone.message2")}</p>
          <p className={styles.theirs}>{t("phone.message3")}</p>
          <div className={styles.slots}>
            <p>{t("phone.slots")}</p>
            <div className={styles.times}>
              <span>18:00</span>
              <span className={styles.chosen}>19:30</span>
              <span>21:00</span>
            </div>
          </div>
          <p className={styles.mine}>{t("phone.message4")}</p>
        </div>
        <p className={styles.input}>{t("phone.placeholder")}</p>
      </div>
      <div className={[styles.note, styles.noteBooked].join(" ")}>
        <span className={[styles.noteIcon, styles.booked].join(" ")}>
          <CalendarCheck size={20} strokeWidth={1.5} />
        </span>
        <div>
          <p className={styles.noteTitle}>{t("phone.booked")}</p>
          <p>{t("phone.bookedText")}</p>
        </div>
      </div>
      <div className={[styles.note, styles.noteAnonymous].join(" ")}>
        <span className={styles.noteIcon}>
          <Lock size={20} strokeWidth={1.5} />
        </span>
        <div>
          <p className={styles.noteTitle}>{t("phone.anonymous")}</p>
          <p>{t("phone.anonymousText")}</p>
        </div>
      </div>
    </div>
  );
}
