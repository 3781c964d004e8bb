import { clsx } from "clsx";
import type { IconNode } from "lucide";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import Slider from "react-slick";
import { useTexts } from "../../i18n/use-texts";
import { Button } from "./button";
import * as styles from "./carousel-slick.module.css";
import { reducedMotion, useCssNumber, useMediaQuery } from "./client-state";
import { Icon } from "./icon";

/** Milliseconds. */
const speed = 300;

/** Fraction of the carousel's width that a swipe must cover: a fifth. */
const touchThreshold = 5;

type Props = {
  readonly titleId: string;
  /** Of the section, which has `--shown` (`carousel.module.css`). */
  readonly sectionRef: RefObject<HTMLElement | null>;
  readonly slides: readonly ReactElement[];
  /** Classes of what the carousel has in common with the list in whose place it comes. */
  readonly stageClass: string | undefined;
  readonly slideClass: string | undefined;
};

/**
 * Carousel with arrows, dots and swipes. Fills the space that `Carousel` reserves below its title.
 *
 * The only importer of react-slick: load it with `import()`.
 */
export function SlickCarousel({ titleId, sectionRef, slides, stageClass, slideClass }: Props) {
  const t = useTexts("layout");
  const shown = useCssNumber(sectionRef, "--shown");
  const isStill = useMediaQuery(reducedMotion);
  const slider = useRef<Slider>(null);
  const [position, setPosition] = useState(0);
  const isSettling = useRef(false);

  const last = Math.max(0, slides.length - shown);
  const first = Math.min(Math.max(0, position), last);

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

  function arrow(label: string, step: number, isEnd: boolean, icon: IconNode) {
    return (
      <Button
        variant="arrow"
        aria-label={label}
        // At the end a keyboard user is still on the button, and hears its new name.
        isDisabled={isEnd}
        onClick={() => goTo(first + step)}
      >
        <Icon icon={icon} size={20} />
      </Button>
    );
  }

  return (
    <>
      {last > 0 && (
        <div className={`no-print ${styles.arrows}`}>
          {arrow(t(first === 0 ? "noPreviousSlides" : "previousSlide"), -1, first === 0, ArrowLeft)}
          {arrow(t(first === last ? "noNextSlides" : "nextSlide"), 1, first === last, ArrowRight)}
        </div>
      )}
      <div
        className={clsx(styles.stage, stageClass)}
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
          // With the mouse, texts are selected.
          draggable={false}
          infinite={false}
          slidesToScroll={1}
          slidesToShow={shown}
          speed={isStill ? 0 : speed}
          touchThreshold={touchThreshold}
          // Every click of a quick series counts.
          waitForAnimate={false}
        >
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              className={slideClass}
              isShown={index >= first && index < first + shown}
            >
              {slide}
            </Slide>
          ))}
        </Slider>
      </div>
      {last > 0 && (
        <div className={`no-print ${styles.dots}`}>
          {Array.from({ length: last + 1 }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={t("goToSlide", { number: index + 1 })}
              aria-current={index === first ? "true" : undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
      )}
    </>
  );
}

type SlideProps = {
  readonly className: string | undefined;
  readonly isShown: boolean;
  readonly children: ReactNode;
};

/**
 * One slide. Ignores the props that react-slick passes to its children, and sets attributes on
 * react-slick's wrapper directly, since that accepts no props.
 */
function Slide({ className, isShown, children }: SlideProps) {
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
    <div ref={ref} className={className} data-slide="">
      {children}
    </div>
  );
}
