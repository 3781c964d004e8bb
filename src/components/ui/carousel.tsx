import { useId, useRef, type ReactElement, type ReactNode } from "react";
import type { Columns } from "./carousel-columns";
import { useEnhancement } from "./carousel-enhancement";
import { slideMark } from "./carousel-position";
import * as styles from "./carousel.module.css";

type Props = {
  readonly title: ReactNode;
  /** How many slides wide screens show beside each other; phones show one. */
  readonly columns: Columns;
  /** Each with a key. What is drawn more than 8 px outside of a slide, such as a shadow, is cut. */
  readonly slides: readonly ReactElement[];
};

/**
 * A section of slides under a title.
 *
 * The page arrives with a list that scrolls by itself, and keeps it where scripts do not run. The
 * carousel with its arrows and dots is loaded when the section comes near, and finds its room ready.
 */
export function Carousel({ title, columns, slides }: Props) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasMany = slides.length > 1;
  const enhancement = useEnhancement(list, hasMany);

  const look = [styles.root, columns === 2 ? styles.two : styles.three];
  if (hasMany) look.push(styles.many);

  return (
    <section className={look.join(" ")} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {enhancement && enhancement !== "failed" ? (
        <enhancement.Slick
          titleId={titleId}
          columns={columns}
          slides={slides}
          place={enhancement.place}
        />
      ) : (
        <ul
          ref={list}
          className={enhancement ? `${styles.list} ${styles.scrollbar}` : styles.list}
          aria-labelledby={titleId}
          // The arrow keys scroll what has the focus, and slides of text alone cannot have it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={hasMany ? 0 : undefined}
        >
          {slides.map((slide) => (
            <li key={slide.key} className={styles.slide} {...slideMark}>
              {slide}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
