import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import { useLocale } from "../../i18n/locale-context";
import { locales } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { Icon } from "../ui/icon";
import { ModalSheet } from "../ui/modal-sheet";
import { menuItemClass } from "./menu-item";
import { useOpenOnPage } from "./use-open-on-page";
import * as styles from "./language-switch.module.css";

type Props = { readonly pathname: string; readonly className?: string | undefined };

/** Button that opens the language panel; without JavaScript, the language links themselves. */
export function LanguageSwitch({ pathname, className }: Props) {
  const t = useTexts("layout");
  const [isOpen, setIsOpen] = useOpenOnPage(pathname);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={clsx("needs-script", menuItemClass("bar"), styles.button, className)}
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={Globe} size={20} />
        {t("changeLanguage")}
      </button>
      <noscript>
        <LanguageLinks isRow />
      </noscript>
      {isOpen && (
        <ModalSheet
          title={t("chooseLanguage")}
          closeLabel={t("closeLanguages")}
          onClosed={() => setIsOpen(false)}
        >
          <LanguageLinks />
        </ModalSheet>
      )}
    </>
  );
}

/**
 * Links to the site's languages, each in its own name. Plain anchors, so that a switch is a full load.
 *
 * @param isRow whether they stand in a row of text, where there is no panel.
 */
export function LanguageLinks({ isRow = false }: { readonly isRow?: boolean }) {
  const t = useTexts("layout");
  const current = useLocale();
  return (
    <ul className={clsx(styles.list, isRow && styles.row)}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={screenPath("home", locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? "true" : undefined}
            className={styles.link}
          >
            <img
              src={`/pictures/flag-${locale}.svg`}
              alt=""
              width={28}
              height={20}
              className={styles.flag}
            />
            <span>{t(`languageNames.${locale}`)}</span>
            {locale === current && <Icon icon={Check} className={styles.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
