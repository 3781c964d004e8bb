import Check from "lucide-react/icons/check";
import { useLocale } from "../../i18n/locale-context";
import { locales } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { Flag } from "./flag";
import * as styles from "./language-links.module.css";

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
