import { clsx } from "clsx";
import { useEffect, useReducer, useRef, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { ScreenLink } from "../../components/links/screen-link";
import { Button } from "../../components/ui/button";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { EmployerSide } from "./employer-side";
import { Phone } from "./phone";
import { SideHead } from "./step-parts";
import * as steps from "./steps";
import * as styles from "./trial.module.css";
import { matchedTherapist, startTrial, trialReducer, type Step } from "./trial-state";

const stepViews: Record<Step, (props: steps.StepProps) => ReactElement> = {
  checkIn: steps.CheckInStep,
  need: steps.NeedStep,
  match: steps.MatchStep,
  time: steps.TimeStep,
  booked: steps.BookedStep,
  // What happens then happens on the employer's side.
  monthEnd: steps.BookedStep,
};

/** Focuses one element and shows another from its start, where the styles have it (`scroll-margin`). */
function goTo(focused: HTMLElement | null, shown = focused): void {
  focused?.focus({ preventScroll: true });
  shown?.scrollIntoView();
}

type Props = {
  /** Whether it is shown and can be used. */
  readonly isOpen: boolean;
  /** Renders the picture again, with the button that starts the trial. */
  readonly onLeave: () => void;
};

/**
 * The app as it is tried: the employee's side, and what of it the employer sees. The only importer of the
 * steps: load it with `import()`.
 */
export function Trial({ isOpen, onLeave }: Props) {
  const locale = useLocale();
  const t = useTexts("app-trial-steps");
  const app = useTexts("app-trial");
  const layoutTexts = useTexts("layout");
  const [trial, dispatch] = useReducer(trialReducer, locale, startTrial);
  const root = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const employer = useRef<HTMLElement>(null);
  /** Whether the employer's side is in the app's place, where there is room for one of them. */
  const [isEmployerShown, setIsEmployerShown] = useState(false);
  const { step } = trial;
  const StepView = stepViews[step];
  useEffect(() => {
    if (!isOpen) return;
    goTo(step === "monthEnd" ? employer.current : screen.current, root.current);
  }, [isOpen, step]);

  function showEmployer(isShown: boolean): void {
    flushSync(() => setIsEmployerShown(isShown));
    goTo(isShown ? employer.current : screen.current, root.current);
  }

  function restart(): void {
    dispatch({ type: "restarted", locale });
    showEmployer(false);
  }

  return (
    <div ref={root} hidden={!isOpen} className={`no-print ${styles.trial}`}>
      <section
        aria-labelledby="trial-employee"
        className={clsx(styles.employee, isEmployerShown && styles.behind)}
      >
        <SideHead id="trial-employee" title={t("employee")} step={step} className={styles.head} />
        <Phone className={styles.phone}>
          <div
            key={step}
            ref={screen}
            role="group"
            aria-label={t(`steps.${step}`, {
              therapist: t(`therapists.${matchedTherapist(trial)}`),
              time: trial.time ?? "",
            })}
            tabIndex={-1}
            className={`fade-in ${styles.screen}`}
          >
            <StepView trial={trial} dispatch={dispatch} onShowEmployer={() => showEmployer(true)} />
          </div>
        </Phone>
      </section>
      <EmployerSide
        trial={trial}
        dispatch={dispatch}
        root={employer}
        isShown={isEmployerShown}
        onBack={() => showEmployer(false)}
      />
      <div className={styles.controls}>
        {step === "monthEnd" && (
          <ScreenLink screen="demoBooking" variant="quiet">
            {layoutTexts("bookDemo")}
          </ScreenLink>
        )}
        <Button variant="quiet" onClick={restart}>
          {t("restart")}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t("leave")}
        </Button>
        <p>{app("note")}</p>
      </div>
    </div>
  );
}
