import { Fragment } from "react";
import { ScreenLink } from "../../components/links/screen-link";
import { CheckList } from "../../components/ui/check-list";
import { useTexts } from "../../i18n/use-texts";
import { CheckInIllustration } from "./check-in-illustration";
import * as styles from "./social-proof.module.css";

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service, next to an image of the app. */
export function SocialProof() {
  const t = useTexts("home");
  const points = reasons.map((name) => (
    <Fragment key={name}>
      <strong>{t(`proof.${name}.title`)}</strong> <span>{t(`proof.${name}.text`)}</span>
    </Fragment>
  ));
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <div className={styles.proofText}>
        <h2 id="proof">{t("proof.title")}</h2>
        <CheckList points={points} />
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </div>
      <CheckInIllustration />
    </section>
  );
}
