import Check from "lucide-react/icons/check";
import Globe from "lucide-react/icons/globe";
import { useState, type ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import { locales, type Locale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { SidePanel } from "../ui/modal-sheet";
import * as styles from "./language-switch.module.css";
import * as itemStyles from "./menu-item.module.css";

/** Button that opens the language panel; without JavaScript, the language links themselves. */
export function LanguageSwitch() {
  const t = useTexts("layout");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`scripted ${itemStyles.button}`}
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

/** Links to the site's languages, each in its own name. Plain anchors, so that a switch is a full load. */
export function LanguageLinks() {
  const t = useTexts("layout");
  const current = useLocale();
  return (
    <ul className={styles.list}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={screenPath("home", locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? "true" : undefined}
            className={styles.link}
          >
            <Flag locale={locale} />
            {t(`languageNames.${locale}`)}
            {locale === current && <Check strokeWidth={1.5} aria-hidden className={styles.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

const drawings: Record<Locale, ReactNode> = {
  sv: (
    <>
      <path fill="#0b5cad" d="M0 0h28v20H0z" />
      <path fill="#ffcd1c" d="M8 0h4v8h16v4H12v8H8v-8H0V8h8z" />
    </>
  ),
  en: (
    <>
      <path fill="#1f2f7a" d="M0 0h28v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 28 20M28 0 0 20" />
      <path stroke="#d2203a" strokeWidth="1.4" d="m0 0 28 20M28 0 0 20" />
      <path fill="#fff" d="M11 0h6v7h11v6H17v7h-6v-7H0V7h11z" />
      <path fill="#d2203a" d="M12.3 0h3.4v8.3H28v3.4H15.7V20h-3.4v-8.3H0V8.3h12.3z" />
    </>
  ),
};

/** Decorative flag beside a language's name. */
function Flag({ locale }: { readonly locale: Locale }) {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      {drawings[locale]}
    </svg>
  );
}
