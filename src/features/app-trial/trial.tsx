import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useEffect, useId, useReducer, useRef, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { PhoneFrame } from "./app-drawing";
import { EmployerSide } from "./employer-side";
import * as screens from "./screens";
import * as styles from "./trial.module.css";
import {
  afterAct,
  matchedTherapist,
  startTrial,
  type Act,
  type Step,
  type Trial as State,
} from "./trial-state";
import { useTrialTexts } from "./trial-texts";

/** What the app shows when the month has ended is the booking still. */
const screenOf: Record<Exclude<Step, "monthEnd">, (props: screens.ScreenProps) => ReactElement> = {
  checkIn: screens.CheckInScreen,
  need: screens.NeedScreen,
  match: screens.MatchScreen,
  time: screens.TimeScreen,
  booked: screens.BookedScreen,
};

/** Returns whether an element, with its scroll margins, is no higher than what header and banner leave free. */
function fitsInView(element: HTMLElement): boolean {
  const page = getComputedStyle(document.documentElement);
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const lengths = [
    page.scrollPaddingTop,
    page.scrollPaddingBottom,
    scrollMarginTop,
    scrollMarginBottom,
  ];
  const around = lengths.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  return element.offsetHeight + around <= innerHeight;
}

/** Focuses a screen and shows all of it, with both sides if they fit; if even the screen does not, its start. */
function readFromStart(screen: HTMLElement | null, sides: HTMLElement | null): void {
  if (!screen || !sides) return;
  screen.focus({ preventScroll: true });
  const shown = fitsInView(sides) ? sides : screen;
  shown.scrollIntoView({ block: fitsInView(shown) ? "nearest" : "start" });
}

type Props = {
  /** Whether it is shown and can be used. */
  readonly isOpen: boolean;
  /** Renders the picture again, with the button that starts the trial. */
  readonly onLeave: () => void;
};

/**
 * The app as it is tried: the employee's side next to the employer's. The only importer of the screens:
 * load it with `import()`.
 */
export function Trial({ isOpen, onLeave }: Props) {
  const locale = useLocale();
  const t = useTrialTexts();
  const product = useTexts("product");
  const [trial, act] = useReducer(
    (state: State, each: Act) => afterAct(state, each, locale),
    startTrial(locale),
  );
  const root = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const employer = useRef<HTMLElement>(null);
  const employeeId = useId();
  const hasEnded = trial.step === "monthEnd";
  const step = trial.step === "monthEnd" ? "booked" : trial.step;
  const Screen = screenOf[step];
  useEffect(() => {
    if (isOpen) readFromStart(screen.current, root.current);
  }, [isOpen, step]);
  // The button that ended the month is gone.
  useEffect(() => {
    if (hasEnded) employer.current?.focus({ preventScroll: true });
  }, [hasEnded]);

  function restart(): void {
    act({ type: "restart" });
    readFromStart(screen.current, root.current);
  }

  function showEmployer(): void {
    employer.current?.focus({ preventScroll: true });
    employer.current?.scrollIntoView();
  }

  function leave(): void {
    const place = root.current?.parentElement;
    flushSync(onLeave);
    place?.querySelector("button")?.focus();
  }

  return (
    <div ref={root} hidden={!isOpen} className={`${styles.trial} no-print`}>
      <section aria-labelledby={employeeId} className={styles.employee}>
        <h3 id={employeeId} className={styles.side}>
          {t("employee")}
        </h3>
        <div className={styles.phone}>
          <PhoneFrame tab={step === "checkIn" ? "today" : "talk"}>
            <div
              key={step}
              ref={screen}
              role="group"
              aria-label={t(`screens.${step}`, {
                therapist: t(`therapists.${matchedTherapist(trial)}`),
                time: trial.time ?? "",
              })}
              tabIndex={-1}
              className={styles.screen}
            >
              <Screen trial={trial} onAct={act} onShowEmployer={showEmployer} />
            </div>
          </PhoneFrame>
        </div>
      </section>
      <EmployerSide trial={trial} onAct={act} root={employer} />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <button type="button" onClick={restart} className={styles.control}>
            <RotateCcw size={18} strokeWidth={1.5} aria-hidden />
            {t("restart")}
          </button>
          <button type="button" onClick={leave} className={styles.control}>
            <X size={18} strokeWidth={1.5} aria-hidden />
            {t("leave")}
          </button>
        </div>
        <p>{product("trial.note")}</p>
      </div>
    </div>
  );
}
