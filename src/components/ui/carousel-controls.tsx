import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./carousel.module.css";

type Props = {
  /** Index of the first slide in view. */
  readonly first: number;
  /** Maximum of `first`. */
  readonly last: number;
  readonly goTo: (index: number) => void;
};

/** Previous and next buttons, for screens from 768 px. */
export function Arrows({ first, last, goTo }: Props) {
  const t = useTexts("common");
  const isAtStart = first === 0;
  const isAtEnd = first === last;
  // Not `disabled`: at the end a keyboard user is still on the button, and a disabled button loses the
  // focus and does not announce its new name.
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t(isAtStart ? "noPreviousSlides" : "previousSlide")}
        aria-disabled={isAtStart}
        onClick={isAtStart ? undefined : () => goTo(first - 1)}
      >
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t(isAtEnd ? "noNextSlides" : "nextSlide")}
        aria-disabled={isAtEnd}
        onClick={isAtEnd ? undefined : () => goTo(first + 1)}
      >
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}

/** A dot for each position of the carousel, for screens below 768 px. */
export function Dots({ first, last, goTo }: Props) {
  const t = useTexts("common");
  return (
    <div className={styles.dots}>
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
  );
}
