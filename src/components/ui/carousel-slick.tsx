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
import { useGestures } from "./carousel-gestures";
import { useReducedMotion, useShownCount } from "./carousel-media";
import { restoreFocus, slideMark, type Position } from "./carousel-position";
import * as styles from "./carousel.module.css";

/** In milliseconds. */
const speed = 300;

/** A swipe over a fifth of the carousel's width counts. */
const touchThreshold = 5;

type Props = {
  readonly titleId: string;
  readonly columns: Columns;
  readonly slides: readonly ReactElement[];
  /** Where the visitor was in the list before. */
  readonly place: Position;
};

/**
 * Slides that move by arrows, dots and swipes. Fills the room that `Carousel` keeps below its title.
 *
 * The only importer of react-slick: load it with `import()`.
 */
export function SlickCarousel({ titleId, columns, slides, place }: Props) {
  const shown = useShownCount(columns);
  const isStill = useReducedMotion();
  const slider = useRef<Slider>(null);
  const list = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(place.first);
  const isSettling = useRef(false);
  useGestures(list);

  const last = Math.max(0, slides.length - shown);
  const first = Math.min(Math.max(0, position), last);

  useLayoutEffect(() => {
    if (list.current) restoreFocus(list.current, place);
  }, [place]);

  useEffect(() => {
    // A wider window shows more slides and react-slick would leave a gap behind the last.
    if (position !== first) slider.current?.slickGoTo(first, true);
  }, [position, first, shown]);

  function goTo(index: number): void {
    slider.current?.slickGoTo(index);
  }

  function handleChange(from: number, to: number): void {
    setPosition(to);
    // After a swipe beyond the end react-slick aims at a slide behind the last place, and would
    // spend the next swipe back on getting from there to here. Told where it is, it forgets that.
    isSettling.current = from === to && !isSettling.current;
    if (isSettling.current) goTo(to);
  }

  /** A window that is widened while a slide moves finds the carousel on its way to a place that is gone. */
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
        // For the focus of a slide that moves out of view.
        tabIndex={-1}
      >
        <Slider
          ref={slider}
          // The arrow keys would move the very slide out of view that has the focus.
          accessibility={false}
          arrows={false}
          beforeChange={handleChange}
          afterChange={settle}
          className={styles.slider}
          infinite={false}
          initialSlide={place.first}
          slidesToScroll={1}
          slidesToShow={shown}
          speed={isStill ? 0 : speed}
          touchThreshold={touchThreshold}
          // Quick clicks all count.
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
 * One slide. Takes no notice of the props that react-slick gives to its children, and finishes
 * react-slick's wrapper around it, which takes none from here.
 */
function Slide({ isShown, children }: SlideProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const item = ref.current?.closest<HTMLElement>(".slick-slide");
    if (!item) return;
    item.setAttribute("role", "listitem");
    // It would take the focus on a click, and be hidden together with it.
    item.removeAttribute("tabindex");
    if (!isShown && item.contains(document.activeElement)) {
      item.closest<HTMLElement>("[role=list]")?.focus({ preventScroll: true });
    }
    // As a property, because React 18 and 19 want different values for the attribute.
    item.inert = !isShown;
  }, [isShown]);

  return (
    <div ref={ref} className={styles.slide} {...slideMark}>
      {children}
    </div>
  );
}
