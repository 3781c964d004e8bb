import Check from "lucide-react/icons/check";
import { ScreenLink } from "../../components/links/screen-link";
import { RowList } from "../../components/ui/row-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./social-proof.module.css";

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service: a checklist in the rows of the benefits' table. */
export function SocialProof() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="proof" className={`beside ${styles.proof}`}>
      <h2 id="proof">{t("proof.title")}</h2>
      <div className={styles.rows}>
        <RowList
          rows={reasons.map((name) => ({
            key: name,
            title: (
              <span className={styles.reason}>
                <Check size={20} strokeWidth={2.5} className="accent" />
                <span>{t(`proof.${name}.title`)}</span>
              </span>
            ),
            text: t(`proof.${name}.text`),
          }))}
        />
      </div>
      <p className="no-print">
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </p>
    </section>
  );
}
