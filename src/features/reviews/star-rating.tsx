import { useTexts } from "../../i18n/use-texts";
import * as styles from "./star-rating.module.css";

const MOST_STARS = 5;
const size = 24;
const star = "l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z";

/** One path for all stars of a kind: a list of reviews has many of them. */
function starsPath(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places.map((place) => `M${size / 2 + place * size} 2${star}`).join("");
}

type Props = {
  /** Whole stars, out of 5. */
  readonly stars: number;
};

/** A rating as filled and empty stars; a reader hears "5 out of 5". */
export function StarRating({ stars }: Props) {
  const t = useTexts("reviews");
  return (
    <p className={styles.rating}>
      <svg
        viewBox={`0 0 ${MOST_STARS * size} ${size}`}
        width={100}
        height={20}
        strokeWidth={1.5}
        strokeLinejoin="round"
        aria-hidden
      >
        <path className={styles.filled} d={starsPath(0, stars)} />
        {stars < MOST_STARS && <path className={styles.empty} d={starsPath(stars, MOST_STARS)} />}
      </svg>
      <span className="visually-hidden">{t("stars", { stars })}</span>
    </p>
  );
}
