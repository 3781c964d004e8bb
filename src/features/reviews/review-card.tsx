import { clsx } from "clsx";
import { Drawing } from "../../components/ui/drawing";
import { Quote } from "../../components/ui/quote";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./review-card.module.css";
import type { reviews } from "./reviews-data";

/** A user's review, without a name. */
export function ReviewCard({ review }: { readonly review: (typeof reviews)[number] }) {
  const { key, stars, isTinted } = review;
  const t = useTexts("reviews");
  return (
    <figure className={clsx(styles.card, isTinted && styles.tinted)}>
      <Drawing name={`stars-${stars}`} alt={t("stars", { stars })} width={100} height={20} />
      <Quote text={t(`${key}.quote`)} className={styles.quote} />
      <figcaption className="small">{t(`${key}.by`)}</figcaption>
    </figure>
  );
}
