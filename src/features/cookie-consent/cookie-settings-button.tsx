import { useTexts } from "../../i18n/use-texts";
import { openDialog } from "./consent-store";
import * as styles from "./cookie-settings-button.module.css";

type Props = { readonly variant?: "button" | "item" };

/**
 * Button that opens the dialog with the current choice: in the policy, or as an item among the footer's links, since
 * withdrawing consent must be as easy as giving it. Hidden without JavaScript: nothing to choose.
 */
export function CookieSettingsButton({ variant = "button" }: Props) {
  const t = useTexts("cookie-consent");
  return (
    <button type="button" aria-haspopup="dialog" className={styles[variant]} onClick={openDialog}>
      {t(variant === "item" ? "settingsItem" : "settings")}
    </button>
  );
}
