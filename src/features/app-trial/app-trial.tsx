import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { loadOnDemand, wasRenewedFor } from "../../browser/renewal";
import { Button } from "../../components/ui/button";
import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-trial.module.css";
import type * as TrialModule from "./trial";

/** Key by which the trial resumes after a reload. */
const renewal = "trial";

/**
 * The app as a drawing, and on request as one that can be tried, in the same place. It loads when a finger,
 * a pointer or the focus comes to the drawing, and is rendered out of sight, so that it starts at once when asked.
 */
export function AppTrial() {
  const t = useTexts("app-trial");
  const locale = useLocale();
  const [trial, setTrial] = useState<typeof TrialModule>();
  const [state, setState] = useState<"drawn" | "tried" | "failed">("drawn");
  const isTried = state === "tried";
  const startButton = useRef<HTMLButtonElement>(null);

  /** Loads the app to try, with its texts and styles. After a failure, the next call tries again. */
  const load = (asked?: string) => loadOnDemand(() => import("./trial"), asked).then(setTrial);
  // A failure is shown only to those who start the trial.
  const prepare = () => load().catch(() => undefined);
  const start = () =>
    load(renewal).then(
      () => setState("tried"),
      () => setState("failed"),
    );

  useEffect(() => {
    if (wasRenewedFor(renewal)) void start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: a reload is over.
  }, []);

  function leave(): void {
    flushSync(() => {
      setTrial(undefined);
      setState("drawn");
    });
    startButton.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Only the button acts.
    <div
      id="try"
      // Tells the block that it is in (`product-features.module.css`).
      data-full-width={isTried || undefined}
      className={isTried ? `${styles.stage} ${styles.tried}` : styles.stage}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {trial && <trial.Trial isOpen={isTried} onLeave={leave} />}
      {!isTried && (
        <>
          <Drawing
            name={`product-app-${locale}`}
            alt={t("picture.alt")}
            width={640}
            height={640}
            narrow={{ width: 343, height: 600 }}
            className={styles.picture}
          />
          <div className={styles.start}>
            <Button onClick={start} buttonRef={startButton} className={styles.button}>
              {t("start")}
            </Button>
            <p role="status">{t(state === "failed" ? "failed" : "note")}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** What happens in the app, as a list where it cannot be tried. */
export function AppStory() {
  const t = useTexts("app-trial");
  return (
    <div className={styles.story}>
      <h3>{t("storyTitle")}</h3>
      <ol>
        {t("story")
          .split("\n")
          .map((part) => (
            <li key={part}>{part}</li>
          ))}
      </ol>
    </div>
  );
}
