import { ScreenHead } from "../../components/layout/screen";
import { LinkedText } from "../../components/links/linked-text";
import { ScreenLink } from "../../components/links/screen-link";
import { Drawing } from "../../components/ui/drawing";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { LitHouse } from "./lit-house";
import * as styles from "./home-hero.module.css";

/**
 * Hero of the home page: what the service is, the call to action, how users rate it, and the house, which each side
 * sees differently.
 */
export function HomeHero() {
  const t = useTexts("home");
  const locale = useLocale();
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <ScreenHead
          above={<p className={styles.kind}>{t("hero.badge")}</p>}
          title={t("hero.title")}
          intro={<p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>}
        />
      </div>
      <ScreenLink screen="demoBooking" variant="button" className={`no-print ${styles.demo}`}>
        {t("hero.demo")}
      </ScreenLink>
      <LitHouse className={styles.house} />
      {site.hasRatings && (
        <p className={styles.rating}>
          <Drawing name="stars-5" width={100} height={20} />
          <span>{t("hero.rating", { rating: formatNumber(site.rating, locale, 1) })}</span>
        </p>
      )}
      <p className={`no-print ${styles.more}`}>
        <ScreenLink screen="product" variant="quiet">
          {t("hero.product")}
        </ScreenLink>
      </p>
      <p className={`no-print soft ${styles.employees}`}>
        <LinkedText text={t("hero.employees")} />
      </p>
    </section>
  );
}
