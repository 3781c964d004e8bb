import { clsx } from "clsx";
import { useRef, useState } from "react";
import { SectionHead } from "../../components/layout/section-head";
import { LinkedText } from "../../components/links/linked-text";
import { Button } from "../../components/ui/button";
import { cssNumber } from "../../components/ui/client-state";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { ReviewCard } from "./review-card";
import { reviews } from "./reviews-data";
import * as styles from "./reviews.module.css";

function focus(item: HTMLLIElement | null): void {
  // It starts about where the button was, so there is no need to scroll.
  item?.focus({ preventScroll: true });
}

/**
 * Users' reviews, with how they are collected and checked: some at first, more with each click.
 *
 * The HTML has all reviews. CSS lays them out in columns and shows only the first ones, as many as suit
 * the width; without JavaScript it shows them all. Each click adds a list below, so that no review moves.
 */
export function Reviews() {
  const t = useTexts("reviews");
  const rating = formatNumber(site.rating, useLocale(), 1);
  const section = useRef<HTMLElement>(null);
  const [lists, setLists] = useState([reviews]);

  const total = reviews.length;
  const hasMore = lists.length > 1;
  const shown = hasMore ? lists.flat().length : undefined;

  function loadMore(): void {
    const count = cssNumber(section.current, "--reviews-per-click");
    const before = hasMore ? lists : [reviews.slice(0, count)];
    const start = shown ?? count;
    setLists([...before, reviews.slice(start, start + count)]);
  }

  return (
    <section ref={section} className={styles.reviews} aria-labelledby="reviews">
      <SectionHead id="reviews" title={t("title")} lead={t("lead")} />
      {lists.map((list, place) => {
        const isNew = hasMore && place === lists.length - 1;
        return (
          <ul key={place} className={clsx(styles.list, !hasMore && styles.first)}>
            {list.map((review, index) => (
              <li
                key={review.key}
                className={clsx(styles.item, isNew && "fade-in")}
                ref={isNew && index === 0 ? focus : undefined}
                tabIndex={isNew && index === 0 ? -1 : undefined}
              >
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        );
      })}
      {shown !== total && (
        <div className={`no-print needs-script ${styles.more}`}>
          <Button variant="outlined" onClick={loadMore}>
            {t("more")}
          </Button>
        </div>
      )}
      <p className={`small ${styles.source}`}>
        <LinkedText text={t("source", { rating })} />
      </p>
      <p role="status" className="visually-hidden">
        {shown && t("showing", { shown, total })}
      </p>
    </section>
  );
}
