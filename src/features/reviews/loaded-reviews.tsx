import { useEffect, useRef } from "react";
import { redistribute, type ReviewColumns } from "./review-columns";
import { ReviewCard } from "./review-card";
import { useColumnCount } from "./review-steps";
import { reviews } from "./reviews-data";
import * as styles from "./reviews.module.css";

const addedClass = [styles.item, styles.added].join(" ");

type Props = {
  readonly columns: ReviewColumns;
  /** Index of the first review added by the last click; it receives focus. */
  readonly firstNew: number;
  readonly weights: readonly number[];
};

/**
 * The reviews in explicit columns, so that none moves when more are added. Screen readers read them
 * column by column, which is just as good an order: no review refers to another. Browser only.
 */
export function LoadedReviews({ columns, firstNew, weights }: Props) {
  const columnCount = useColumnCount();
  const newItem = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // It starts about where the button was, so there is no need to scroll.
    newItem.current?.focus({ preventScroll: true });
  }, [firstNew]);

  return (
    <div className={styles.columns}>
      {redistribute(columns, columnCount, weights).map((column, columnIndex) => (
        <ul key={columnIndex} className={styles.column}>
          {column.map((index) => {
            const review = reviews[index];
            const isFirst = index === firstNew;
            return (
              review && (
                <li
                  key={index}
                  className={index < firstNew ? styles.item : addedClass}
                  ref={isFirst ? newItem : undefined}
                  tabIndex={isFirst ? -1 : undefined}
                >
                  <ReviewCard review={review} />
                </li>
              )
            );
          })}
        </ul>
      ))}
    </div>
  );
}
