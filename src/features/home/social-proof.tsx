import Check from "lucide-react/icons/check";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./social-proof.module.css";

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service: a checklist. */
export function SocialProof() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="proof" className={`beside ${styles.proof}`}>
      <h2 id="proof">{t("proof.title")}</h2>
      <ul className={styles.points}>
        {reasons.map((name) => (
          <li key={name}>
            <Check size={24} className="accent" />
            <h3>{t(`proof.${name}.title`)}</h3>
            <p className="soft">{t(`proof.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="no-print">
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </p>
    </section>
  );
}
