import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./newsletter-banner.module.css";

/** The invitation to the newsletter, by mail. */
export function NewsletterBanner() {
  const t = useTexts("newsletter");
  const subject = encodeURIComponent(t("mailSubject"));
  const body = encodeURIComponent(t("mailBody"));
  return (
    <aside aria-labelledby="newsletter" className={styles.banner}>
      <div>
        <h2 id="newsletter">{t("title")}</h2>
        <p className={styles.lead}>{t("lead")}</p>
      </div>
      <a className={styles.mail} href={`mailto:${site.mailbox}?subject=${subject}&body=${body}`}>
        {t("mail")}
      </a>
    </aside>
  );
}
