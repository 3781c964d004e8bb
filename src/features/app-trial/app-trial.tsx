import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { wasReloadedFor, type ResumeKey } from "../../browser/resume-after-reload";
import { BulletList } from "../../components/ui/bullet-list";
import { Button } from "../../components/ui/button";
import { Drawing } from "../../components/ui/drawing";
import { useOnDemand } from "../../components/ui/use-on-demand";
import { useLocale } from "../../i18n/locale-context";
import { AddedTexts } from "../../i18n/page-texts";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-trial.module.css";
import { loadTrial } from "./load-trial";

const resumeKey: ResumeKey = "trial";

/**
 * The app as a drawing, and on request as one that can be tried, in the same place. It loads when a finger,
 * a pointer or the focus comes to the drawing, and is rendered out of sight, so that it starts at once when asked.
 */
export function AppTrial() {
  const t = useTexts("app-trial");
  const layoutTexts = useTexts("layout");
  const locale = useLocale();
  const load = useCallback(() => loadTrial(locale), [locale]);
  const { part: trial, hasFailed, prepare, request } = useOnDemand(load, resumeKey);
  const [isTried, setIsTried] = useState(false);
  /** Each begins anew. */
  const [trials, setTrials] = useState(0);
  const startButton = useRef<HTMLButtonElement>(null);

  const start = useCallback(
    () => void request().then((loaded) => loaded && setIsTried(true)),
    [request],
  );

  useEffect(() => {
    if (wasReloadedFor(resumeKey)) start();
  }, [start]);

  function leave(): void {
    flushSync(() => {
      setIsTried(false);
      setTrials(trials + 1);
    });
    startButton.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Only the button acts.
    <div
      id="try"
      // Tells the block that it is in (`product-features.module.css`).
      data-full-width={isTried || undefined}
      className={clsx(styles.stage, isTried && styles.tried)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {trial && (
        <AddedTexts namespace="app-trial-steps" texts={trial.texts}>
          <trial.Trial key={trials} isOpen={isTried} onLeave={leave} />
        </AddedTexts>
      )}
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
            <p role="status">{hasFailed ? layoutTexts("unreachable") : t("note")}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** Returns a list item for each line of a text. */
const itemsOf = (text: string) => text.split("\n").map((line) => <li key={line}>{line}</li>);

/** What happens in the app, and what the employer sees of it, where it cannot be tried. */
export function AppStory() {
  const t = useTexts("app-trial");
  return (
    <div className={styles.story}>
      <div className={styles.part}>
        <h3>{t("storyTitle")}</h3>
        <ol>{itemsOf(t("story"))}</ol>
      </div>
      <div className={`${styles.part} ${styles.employer}`}>
        <h3>{t("storyEmployerTitle")}</h3>
        <BulletList>{itemsOf(t("storyEmployer"))}</BulletList>
      </div>
    </div>
  );
}
