import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import Slider from "react-slick";
import type { Columns } from "./carousel-columns";
import { Arrows, Dots } from "./carousel-controls";
import { useCarouselGestures } from "./carousel-gestures";
import { useReducedMotion, useVisibleSlideCount } from "./carousel-media";
import { restoreFocus, slideMark, type CarouselPosition } from "./carousel-position";
import * as styles from "./carousel.module.css";

/** Milliseconds. */
const speed = 300;

/** Fraction of the carousel's width that a swipe must cover: a fifth. */
const touchThreshold = 5;

type Props = {
  readonly titleId: string;
  readonly columns: Columns;
  readonly slides: readonly ReactElement[];
  /** Taken over from the plain list. */
  readonly initialPosition: CarouselPosition;
};

/**
 * Carousel with arrows, dots and swipes. Fills the space that `Carousel` reserves below its title.
 *
 * The only importer of react-slick: load it with `import()`.
 */
export function SlickCarousel({ titleId, columns, slides, initialPosition }: Props) {
  const shown = useVisibleSlideCount(columns);
  const isStill = useReducedMotion();
  const slider = useRef<Slider>(null);
  const list = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(initialPosition.first);
  const isSettling = useRef(false);
  useCarouselGestures(list);

  const last = Math.max(0, slides.length - shown);
  const first = Math.min(Math.max(0, position), last);

  useLayoutEffect(() => {
    if (list.current) restoreFocus(list.current, initialPosition);
  }, [initialPosition]);

  useEffect(() => {
    // A wider viewport shows more slides, and react-slick would leave a gap after the last.
    if (position !== first) slider.current?.slickGoTo(first, true);
  }, [position, first, shown]);

  function goTo(index: number): void {
    slider.current?.slickGoTo(index);
  }

  function handleChange(from: number, to: number): void {
    setPosition(to);
    // After a swipe past the end react-slick targets a slide beyond the last position, and the next
    // swipe back would have no visible effect. Going to the current slide resets that target.
    isSettling.current = from === to && !isSettling.current;
    if (isSettling.current) goTo(to);
  }

  /** Corrects the position if the viewport was widened during a transition to a slide now past the end. */
  function settle(index: number): void {
    if (index > last) slider.current?.slickGoTo(last, true);
  }

  return (
    <>
      {last > 0 && <Arrows first={first} last={last} goTo={goTo} />}
      <div
        ref={list}
        className={styles.stage}
        role="list"
        aria-labelledby={titleId}
        // Receives the focus of a slide that moves out of view.
        tabIndex={-1}
      >
        <Slider
          ref={slider}
          // The arrow keys would move the focused slide out of view.
          accessibility={false}
          arrows={false}
          beforeChange={handleChange}
          afterChange={settle}
          className={styles.slider}
          infinite={false}
          initialSlide={initialPosition.first}
          slidesToScroll={1}
          slidesToShow={shown}
          speed={isStill ? 0 : speed}
          touchThreshold={touchThreshold}
          // Every click of a quick series counts.
          waitForAnimate={false}
        >
          {slides.map((slide, index) => (
            <Slide key={slide.key} isShown={index >= first && index < first + shown}>
              {slide}
            </Slide>
          ))}
        </Slider>
      </div>
      {last > 0 && <Dots first={first} last={last} goTo={goTo} />}
    </>
  );
}

type SlideProps = { readonly isShown: boolean; readonly children: ReactNode };

/**
 * One slide. Ignores the props that react-slick passes to its children, and sets attributes on
 * react-slick's wrapper directly, since that accepts no props.
 */
function Slide({ isShown, children }: SlideProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const item = ref.current?.closest<HTMLElement>(".slick-slide");
    if (!item) return;
    item.setAttribute("role", "listitem");
    // With it, a click would focus the wrapper, which is hidden when it moves out of view.
    item.removeAttribute("tabindex");
    if (!isShown && item.contains(document.activeElement)) {
      item.closest<HTMLElement>("[role=list]")?.focus({ preventScroll: true });
    }
    // Set as a property: React 18 and 19 expect different attribute values.
    item.inert = !isShown;
  }, [isShown]);

  return (
    <div ref={ref} className={styles.slide} {...slideMark}>
      {children}
    </div>
  );
}
