import Check from "lucide/dist/esm/icons/check.mjs";
import { ScreenLink } from "../../components/links/screen-link";
import { Drawing } from "../../components/ui/drawing";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./social-proof.module.css";

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service: a checklist, beside the app. */
export function SocialProof() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="proof" className={styles.proof}>
      <h2 id="proof" className={styles.title}>
        {t("proof.title")}
      </h2>
      <Drawing
        name={`app-booking-${useLocale()}`}
        width={640}
        height={640}
        narrow={{ width: 343, height: 474 }}
        alt={t("proof.picture")}
        className={`no-print ${styles.picture}`}
      />
      <ul className={styles.points}>
        {reasons.map((name) => (
          <li key={name}>
            <Icon icon={Check} size={16} className="icon-disc" />
            <h3>{t(`proof.${name}.title`)}</h3>
            <p className="soft">{t(`proof.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={`no-print ${styles.more}`}>
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </p>
    </section>
  );
}
