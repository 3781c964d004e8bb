import { useEffect, useId, useRef, type Ref } from "react";
import { Button } from "../../components/ui/button";
import { LinkedText } from "../../components/links/linked-text";
import { toolsInUse } from "../../config/claims";
import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";
import { marketingTool } from "../../i18n/marketing-tool";
import { useTexts } from "../../i18n/use-texts";
import { allGranted, noneGranted, openDialog, type Consent } from "./consent-store";
import * as styles from "./cookie-banner.module.css";

type Props = {
  /** The button that opens the dialog. */
  readonly customizeRef: Ref<HTMLButtonElement>;
  readonly onChoice: (choice: Consent) => void;
};

/**
 * The banner at the bottom of the viewport. The page stays usable: the banner publishes its height, so
 * that the end of the page and focused elements are not covered (see `base.css`).
 */
export function CookieBanner({ customizeRef, onChoice }: Props) {
  const t = useTexts("cookie-consent");
  const lead = t(`banner.lead.${toolsInUse(site)}`, marketingTool(useLocale()));
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const shown = banner.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => {
      // In a low window, it stands in the page and covers nothing.
      const isFixed = getComputedStyle(shown).position === "fixed";
      style.setProperty("--banner-height", `${isFixed ? shown.offsetHeight : 0}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner-height");
    };
  }, []);

  return (
    <section ref={banner} aria-labelledby={titleId} className={`no-print ${styles.banner}`}>
      <div className={styles.content}>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {t("banner.title")}
          </h2>
          <p>
            <span>{lead}</span> <LinkedText text={t("banner.readMore")} />
          </p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="outlined"
            className={`${styles.button} ${styles.customize}`}
            onClick={openDialog}
            buttonRef={customizeRef}
          >
            {t("customize")}
          </Button>
          <Button
            variant="outlined"
            className={styles.button}
            onClick={() => onChoice(noneGranted)}
          >
            {t("reject")}
          </Button>
          <Button variant="outlined" className={styles.button} onClick={() => onChoice(allGranted)}>
            {t("accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
