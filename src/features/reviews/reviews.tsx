import { useRef, useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import { LoadedReviews } from "./loaded-reviews";
import { ReviewCard } from "./review-card";
import {
  cardWeight,
  fillColumns,
  redistribute,
  readColumns,
  reviewCount,
  type ReviewColumns,
} from "./review-columns";
import { currentStep } from "./review-steps";
import { reviews } from "./reviews-data";
import * as styles from "./reviews.module.css";

type Loaded = { readonly columns: ReviewColumns; readonly firstNew: number };

/**
 * Users' reviews, with how they are collected and checked: some at first, more with each click.
 *
 * The HTML has all reviews. CSS lays them out in columns and shows only the first ones, as many as suit
 * the width; without JavaScript it shows them all. The first click takes over the columns as they are.
 */
export function Reviews() {
  const t = useTexts("reviews");
  const list = useRef<HTMLUListElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();

  const weights = reviews.map(({ key }) => cardWeight(t(`${key}.quote`)));
  const total = reviews.length;
  const shown = loaded && reviewCount(loaded.columns);

  function loadMore(): void {
    const step = currentStep();
    const columns = loaded
      ? redistribute(loaded.columns, step.columns, weights)
      : readColumns(list.current?.querySelectorAll("li") ?? []);
    const firstNew = reviewCount(columns);
    setLoaded({ columns: fillColumns(columns, weights, firstNew + step.count), firstNew });
  }

  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t("title")}</h2>
      <p className="lead">{t("lead")}</p>
      {loaded ? (
        <LoadedReviews {...loaded} weights={weights} />
      ) : (
        <ul ref={list} className={styles.list}>
          {reviews.map((review) => (
            <li key={review.key} className={styles.item}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {shown !== total && (
        <div className={styles.more}>
          <Button variant="outlined" onClick={loadMore}>
            {t("more")}
          </Button>
        </div>
      )}
      <p className={styles.source}>{t("source")}</p>
      <p role="status" className="visually-hidden">
        {shown && t("showing", { shown, total })}
      </p>
    </section>
  );
}
