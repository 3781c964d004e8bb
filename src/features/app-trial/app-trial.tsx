import { useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-trial.module.css";
import { CheckInPhone } from "./check-in-phone";
import { drawing } from "./drawing";
import { loadTrial, type LoadedTrial } from "./load-trial";

function preload(): void {
  // A failure is told when the visitor asks for it.
  loadTrial().catch(() => undefined);
}

/**
 * The app as a drawing, and on request as one that can be tried, in the same place. It loads when a finger,
 * a pointer or the focus comes to the drawing, and starts when asked.
 */
export function AppTrial() {
  const t = useTexts("product");
  const [trial, setTrial] = useState<LoadedTrial | "failed">();

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Only the button acts.
    <div id="try" className={styles.stage} onPointerEnter={preload} onFocus={preload}>
      {typeof trial === "object" ? (
        <trial.Trial drawing={drawing} onLeave={() => setTrial(undefined)} />
      ) : (
        <>
          <div role="img" aria-label={t("app.picture.alt")} className={styles.picture}>
            <div aria-hidden>
              <CheckInPhone />
            </div>
          </div>
          <div className={styles.start}>
            <Button onClick={() => void loadTrial().then(setTrial, () => setTrial("failed"))}>
              {t("trial.start")}
            </Button>
            <p role="status">{t(trial ? "trial.failed" : "trial.note")}</p>
          </div>
        </>
      )}
    </div>
  );
}
