import { useId, useRef, type ReactElement, type ReactNode } from "react";
import type { Columns } from "./carousel-columns";
import { useCarouselEnhancement } from "./carousel-enhancement";
import { slideMark } from "./carousel-position";
import * as styles from "./carousel.module.css";

type Props = {
  readonly title: ReactNode;
  /** Slides side by side on wide screens; phones show one. */
  readonly columns: Columns;
  /** Keyed. Anything painted more than 8 px outside of a slide, such as a shadow, is clipped. */
  readonly slides: readonly ReactElement[];
};

/**
 * A titled section of slides. The HTML contains a natively scrolling list, which stays without
 * JavaScript. The carousel with arrows and dots loads when the section nears the viewport, without
 * shifting the layout.
 */
export function Carousel({ title, columns, slides }: Props) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const hasMany = slides.length > 1;
  const enhancement = useCarouselEnhancement(list, hasMany);

  const classNames = [styles.root, columns === 2 ? styles.two : styles.three];
  if (hasMany) classNames.push(styles.many);

  return (
    <section className={classNames.join(" ")} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {enhancement && enhancement !== "failed" ? (
        <enhancement.Slick
          titleId={titleId}
          columns={columns}
          slides={slides}
          initialPosition={enhancement.position}
        />
      ) : (
        <ul
          ref={list}
          className={enhancement ? `${styles.list} ${styles.scrollbar}` : styles.list}
          aria-labelledby={titleId}
          // Focusable for scrolling with the arrow keys: text-only slides cannot have the focus.
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
