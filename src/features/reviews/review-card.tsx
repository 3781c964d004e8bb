import { Quote } from "../../components/ui/quote";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./review-card.module.css";
import { reviews, type Review } from "./reviews-data";
import { StarRating } from "./star-rating";

const tintedClass = [styles.card, styles.tinted].join(" ");

/** Every fourth card has a blue background instead of a border. */
function isTinted(review: Review): boolean {
  return reviews.indexOf(review) % 4 === 1;
}

type Props = { readonly review: Review };

/** A user's review, without a name. */
export function ReviewCard({ review }: Props) {
  const { key, stars } = review;
  const t = useTexts("reviews");
  return (
    <figure className={isTinted(review) ? tintedClass : styles.card}>
      <StarRating stars={stars} />
      <Quote text={t(`${key}.quote`)} className={styles.quote} />
      <figcaption className={styles.by}>{t(`${key}.by`)}</figcaption>
    </figure>
  );
}
