import Mail from "lucide-react/icons/mail";
import { MailboxText } from "../../components/links/mailbox-text";
import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-category-list.module.css";

/** Card with the mailbox for questions that are not answered here. */
export function HelpContact() {
  const t = useTexts("help-category");
  return (
    <div className={`${styles.card} ${styles.contact}`}>
      <span className={styles.icon}>
        <Mail size={28} strokeWidth={1.5} aria-hidden />
      </span>
      <h2 className="title-s">{t("contactTitle")}</h2>
      <MailboxText text={t("contact", { mailbox: site.mailbox })} />
    </div>
  );
}
