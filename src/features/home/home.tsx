import ShieldCheck from "lucide-react/icons/shield-check";
import { ScreenLink } from "../../components/links/screen-link";
import { CheckList } from "../../components/ui/check-list";
import { useTexts } from "../../i18n/use-texts";
import { AppPhone } from "./app-phone";
import { CheckInIllustration } from "./check-in-illustration";
import * as styles from "./home.module.css";

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

const benefits = ["anonymity", "matching", "statistics"] as const;

/** Three benefits for employees and their employer. */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">{t("benefits.title")}</h2>
      <ul className={styles.benefits}>
        {benefits.map((name) => (
          <li key={name}>
            <img
              className={styles.picture}
              src={`/pictures/benefit-${name}.svg`}
              alt=""
              width={480}
              height={320}
              loading="lazy"
            />
            <h3>{t(`benefits.${name}.title`)}</h3>
            <p className={styles.benefit}>{t(`benefits.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service, next to an image of the app. */
export function SocialProof() {
  const t = useTexts("home");
  const points = Object.fromEntries(
    reasons.map((name) => [
      name,
      <>
        <strong>{t(`proof.${name}.title`)}</strong> {t(`proof.${name}.text`)}
      </>,
    ]),
  );
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <div className={styles.proofText}>
        <h2 id="proof">{t("proof.title")}</h2>
        <div className={styles.reasons}>
          <CheckList points={points} />
        </div>
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </div>
      <CheckInIllustration />
    </section>
  );
}
