import { useTexts } from "../../i18n/use-texts";
import { openChoices } from "./consent-store";
import * as styles from "./cookie-settings-button.module.css";

/** Opens the dialog with the choice as it stands. Without a script there is no choice, and no button. */
export function CookieSettingsButton() {
  const t = useTexts("cookie-consent");
  return (
    <button type="button" aria-haspopup="dialog" className={styles.button} onClick={openChoices}>
      {t("settings")}
    </button>
  );
}

/** The same among the footer's links: to withdraw has to be as easy as it was to allow. */
export function CookieSettingsItem() {
  const t = useTexts("cookie-consent");
  return (
    <button type="button" aria-haspopup="dialog" className={styles.item} onClick={openChoices}>
      {t("settingsItem")}
    </button>
  );
}
