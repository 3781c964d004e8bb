import Mail from "lucide/dist/esm/icons/mail.mjs";
import { LinkedText } from "../../components/links/linked-text";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-contact.module.css";

/** Card with the mailbox for questions that are not answered here. */
export function HelpContact() {
  const t = useTexts("help-category");
  return (
    <div className={styles.contact}>
      <Icon icon={Mail} size={28} className="no-print accent" />
      <div className={styles.text}>
        <h2 className="title-text">{t("contactTitle")}</h2>
        <p className="soft">
          <LinkedText text={t("contact")} />
        </p>
      </div>
    </div>
  );
}
