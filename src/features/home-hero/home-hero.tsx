import ShieldCheck from "lucide-react/icons/shield-check";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import { AppPhone } from "./app-phone";
import * as styles from "./home-hero.module.css";

const facts = ["match", "hours", "languages"] as const;

/** Hero of the home page: what the service is and two calls to action, next to an image of the app. */
export function HomeHero() {
  const t = useTexts("home");
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.badge}>
          <ShieldCheck size={18} strokeWidth={2} aria-hidden />
          {t("hero.badge")}
        </p>
        <h1>{t("hero.title")}</h1>
        <p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>
        <div className={styles.actions}>
          <ScreenLink screen="demoBooking" variant="button">
            {t("hero.demo")}
          </ScreenLink>
          <ScreenLink screen="product" variant="quiet">
            {t("hero.product")}
          </ScreenLink>
        </div>
        <ul className={styles.facts} aria-label={t("hero.facts")}>
          {facts.map((fact) => (
            <li key={fact}>
              <strong>{t(`hero.fact.${fact}.value`)}</strong> {t(`hero.fact.${fact}.label`)}
            </li>
          ))}
        </ul>
      </div>
      <AppPhone />
    </section>
  );
}
