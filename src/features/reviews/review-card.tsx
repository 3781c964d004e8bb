import { Quote } from "../../components/ui/quote";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./review-card.module.css";
import { reviews, type Review } from "./reviews-data";

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
      <figcaption className="small">{t(`${key}.by`)}</figcaption>
    </figure>
  );
}

const MAX_STARS = 5;
const size = 24;
const star = "l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z";

/** Draws all stars of a kind as one path, to keep long lists of reviews small. */
function starsPath(from: number, to: number): string {
  const positions = Array.from({ length: to - from }, (_, index) => from + index);
  return positions.map((position) => `M${size / 2 + position * size} 2${star}`).join("");
}

type RatingProps = {
  /** Whole stars, out of 5. */
  readonly stars: number;
};

/** A rating as filled and empty stars; screen readers announce "5 out of 5". */
function StarRating({ stars }: RatingProps) {
  const t = useTexts("reviews");
  return (
    <p className={styles.rating}>
      <svg
        viewBox={`0 0 ${MAX_STARS * size} ${size}`}
        width={100}
        height={20}
        strokeWidth={1.5}
        strokeLinejoin="round"
        aria-hidden
      >
        <path fill="var(--accent)" stroke="var(--accent)" d={starsPath(0, stars)} />
        {stars < MAX_STARS && (
          <path fill="none" stroke="var(--tint-3)" d={starsPath(stars, MAX_STARS)} />
        )}
      </svg>
      <span className="visually-hidden">{t("stars", { stars })}</span>
    </p>
  );
}
