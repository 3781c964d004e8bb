import * as styles from "./therapist-card.module.css";
import type { Therapist } from "./trial-state";
import { useTrialTexts } from "./trial-texts";

type Props = { readonly name: Therapist };

/** A therapist's portrait and name, as above a chat. */
export function TherapistCard({ name }: Props) {
  const t = useTrialTexts();
  return (
    <div className={styles.card}>
      <img
        src={`/pictures/app-${name}.svg`}
        alt=""
        width={40}
        height={40}
        className={styles.portrait}
      />
      <div>
        <p className={styles.name}>{t(`therapists.${name}`)}</p>
        <p className={styles.role}>{t("therapists.role")}</p>
      </div>
    </div>
  );
}
