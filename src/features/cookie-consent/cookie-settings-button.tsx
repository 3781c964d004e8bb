import { useTexts } from "../../i18n/use-texts";
import { openDialog } from "./consent-store";
import * as styles from "./cookie-settings-button.module.css";

/** Button that opens the dialog with the current choice. Hidden without JavaScript: nothing to choose. */
export function CookieSettingsButton() {
  const t = useTexts("cookie-consent");
  return (
    <button type="button" aria-haspopup="dialog" className={styles.button} onClick={openDialog}>
      {t("settings")}
    </button>
  );
}

/** The same button among the footer's links: withdrawing consent must be as easy as giving it. */
export function CookieSettingsItem() {
  const t = useTexts("cookie-consent");
  return (
    <button type="button" aria-haspopup="dialog" className={styles.item} onClick={openDialog}>
      {t("settingsItem")}
    </button>
  );
}
