import Globe from "lucide-react/icons/globe";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { SidePanel } from "../ui/side-panel";
import { LanguageLinks } from "./language-links";
import * as styles from "./menu-item.module.css";

/** Button that opens the language panel; without JavaScript, the language links themselves. */
export function LanguageSwitch() {
  const t = useTexts("layout");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`scripted ${styles.button}`}
        onClick={() => setIsOpen(true)}
      >
        <Globe size={20} strokeWidth={1.5} aria-hidden />
        {t("changeLanguage")}
      </button>
      <noscript>
        <LanguageLinks />
      </noscript>
      {isOpen && (
        <SidePanel
          title={t("chooseLanguage")}
          closeLabel={t("closeLanguages")}
          onClosed={() => setIsOpen(false)}
        >
          <LanguageLinks />
        </SidePanel>
      )}
    </>
  );
}
