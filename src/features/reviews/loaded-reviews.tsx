import { useEffect, useRef } from "react";
import { inColumns, type ReviewColumns } from "./review-columns";
import { ReviewCard } from "./review-card";
import { useColumnCount } from "./review-steps";
import { reviews } from "./reviews-data";
import * as styles from "./reviews.module.css";

const addedLook = [styles.item, styles.added].join(" ");

type Props = {
  readonly columns: ReviewColumns;
  /** Place of the first review that the last click brought; it gets the focus. */
  readonly firstNew: number;
  readonly weights: readonly number[];
};

/**
 * The reviews in columns of their own, so that none moves when others come below it. They are read
 * column by column, which is no worse an order: no review refers to another.
 *
 * Only in the browser.
 */
export function LoadedReviews({ columns, firstNew, weights }: Props) {
  const columnCount = useColumnCount();
  const newItem = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // It begins about where the button was: there is no need to scroll.
    newItem.current?.focus({ preventScroll: true });
  }, [firstNew]);

  return (
    <div className={styles.columns}>
      {inColumns(columns, columnCount, weights).map((column, index) => (
        <ul key={index} className={styles.column}>
          {column.map((place) => {
            const review = reviews[place];
            const isFirst = place === firstNew;
            return (
              review && (
                <li
                  key={place}
                  className={place < firstNew ? styles.item : addedLook}
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
