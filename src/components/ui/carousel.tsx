import { clsx } from "clsx";
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import * as styles from "./carousel.module.css";
import { useOnDemand } from "./use-on-demand";
import { whenNear } from "./when-near";

const loadSlick = () => import("./carousel-slick");

type Props = {
  readonly title: ReactNode;
  /** Level of its title. */
  readonly heading?: "h2" | "h3";
  /** Slides side by side on wide screens; phones show one. */
  readonly columns: 2 | 3;
  /** Keyed. Anything painted more than 16 px outside of a slide, such as a shadow, is clipped. */
  readonly slides: readonly ReactElement[];
};

/** Replacing a list that is pressed, focused or scrolled would lose the gesture, the focus or the position. */
function isInUse(list: HTMLElement): boolean {
  return list.scrollLeft > 0 || list.matches(":active") || list.contains(document.activeElement);
}

/**
 * A titled section of slides. The HTML contains a natively scrolling list, which stays without
 * JavaScript. The carousel with arrows and dots takes its place when the section nears the viewport, without
 * shifting the layout; a list in use stays until it is near the next time.
 */
export function Carousel({ title, heading: Heading = "h2", columns, slides }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const hasMany = slides.length > 1;
  // If it does not come, the list still scrolls: the visitor need not know.
  const { part: slick, hasFailed, request } = useOnDemand(loadSlick);
  const [isReplaced, setIsReplaced] = useState(false);

  useEffect(() => {
    const list = listRef.current;
    if (!list || !hasMany) return;
    return whenNear(list, () => {
      // As soon as it has come, even if the visitor has scrolled on by then.
      void request().then((part) => {
        if (part && !isInUse(list)) setIsReplaced(true);
      });
    });
  }, [hasMany, request]);

  return (
    <section
      ref={section}
      className={clsx(
        styles.root,
        columns === 2 ? styles.two : styles.three,
        hasMany && styles.many,
      )}
      aria-labelledby={titleId}
    >
      <Heading id={titleId}>{title}</Heading>
      {slick && isReplaced ? (
        <slick.SlickCarousel
          titleId={titleId}
          sectionRef={section}
          slides={slides}
          stageClass={styles.slides}
          slideClass={styles.slide}
        />
      ) : (
        <ul
          ref={listRef}
          className={clsx(styles.slides, styles.list, hasFailed && styles.scrollbar)}
          aria-labelledby={titleId}
          // Focusable for scrolling with the arrow keys: text-only slides cannot have the focus.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={hasMany ? 0 : undefined}
        >
          {slides.map((slide) => (
            <li key={slide.key} className={styles.slide} data-slide="">
              {slide}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
