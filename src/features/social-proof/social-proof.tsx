import { CheckList } from "../../components/ui/check-list";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import { CheckInIllustration } from "./check-in-illustration";
import * as styles from "./social-proof.module.css";

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service, next to an image of the app. */
export function SocialProof() {
  const t = useTexts("home");
  const points = Object.fromEntries(
    reasons.map((name) => [
      name,
      <>
        <strong className={styles.reason}>{t(`proof.${name}.title`)}</strong>{" "}
        {t(`proof.${name}.text`)}
      </>,
    ]),
  );
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <div className={styles.text}>
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
