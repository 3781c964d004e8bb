import ArrowRight from "lucide-react/icons/arrow-right";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Lock from "lucide-react/icons/lock";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./drawings.module.css";

/**
 * Illustration of the app: booking a session in a chat. A single image to screen readers, with a link to the
 * app that can be tried.
 */
export function AppPhone() {
  const t = useTexts("home");
  return (
    <div className={styles.stage}>
      <div role="img" aria-label={t("phone.alt")} className={styles.picture}>
        <div className={styles.sun} />
        <div className={styles.ground} />
        <div className={styles.phone}>
          <div className={styles.top}>
            <img
              src="/pictures/app-maria.svg"
              alt=""
              width={44}
              height={44}
              className={styles.avatar}
            />
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
          <span className={styles.icon}>
            <CalendarCheck size={20} strokeWidth={1.5} />
          </span>
          <div>
            <p className={styles.noteTitle}>{t("phone.booked")}</p>
            <p>{t("phone.bookedText")}</p>
          </div>
        </div>
        <div className={[styles.note, styles.noteAnonymous].join(" ")}>
          <span className={styles.icon}>
            <Lock size={20} strokeWidth={1.5} />
          </span>
          <div>
            <p className={styles.noteTitle}>{t("phone.anonymous")}</p>
            <p>{t("phone.anonymousText")}</p>
          </div>
        </div>
      </div>
      <ScreenLink screen="product" fragment="try" className={styles.toTrial}>
        {t("phone.try")}
        <ArrowRight size={18} strokeWidth={2} aria-hidden />
      </ScreenLink>
    </div>
  );
}
