import { useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-trial.module.css";
import { CheckInPhone } from "./check-in-phone";
import { drawing } from "./drawing";
import { loadTrial, type LoadedTrial } from "./load-trial";

/**
 * The app as a drawing, and on request as one that can be tried, in the same place. It loads when a finger,
 * a pointer or the focus comes to the drawing, and is rendered out of sight, so that it starts at once when asked.
 */
export function AppTrial() {
  const t = useTexts("product");
  const [trial, setTrial] = useState<LoadedTrial>();
  const [state, setState] = useState<"drawn" | "tried" | "failed">("drawn");
  const isTried = state === "tried";

  function prepare(): void {
    // A failure is told when the visitor asks for it.
    loadTrial().then(setTrial, () => undefined);
  }

  function start(): void {
    loadTrial().then(
      (loaded) => {
        setTrial(loaded);
        setState("tried");
      },
      () => setState("failed"),
    );
  }

  function leave(): void {
    setTrial(undefined);
    setState("drawn");
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Only the button acts.
    <div id="try" className={styles.stage} onPointerEnter={prepare} onFocus={prepare}>
      {trial && <trial.Trial drawing={drawing} isOpen={isTried} onLeave={leave} />}
      {!isTried && (
        <>
          <div role="img" aria-label={t("app.picture.alt")} className={styles.picture}>
            <div aria-hidden>
              <CheckInPhone />
            </div>
          </div>
          <div className={styles.start}>
            <Button onClick={start}>{t("trial.start")}</Button>
            <p role="status">{t(state === "failed" ? "trial.failed" : "trial.note")}</p>
          </div>
        </>
      )}
    </div>
  );
}
