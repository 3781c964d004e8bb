import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { Drawing } from "../../components/ui/drawing";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./product-pictures.module.css";

type IllustrationProps = {
  /** Text alternative. */
  readonly label: string;
  /** Class of its ground. */
  readonly ground: string | undefined;
  readonly children: ReactNode;
};

/** An illustration drawn in HTML on a coloured background. A single image to screen readers. */
function ProductIllustration({ label, ground, children }: IllustrationProps) {
  return (
    <div role="img" aria-label={label} className={`${styles.picture} ${ground}`}>
      <div aria-hidden className={styles.content}>
        {children}
      </div>
    </div>
  );
}

/** Sample data: mean wellbeing before the sessions and after three of them, on a scale from 0 to 10. */
const wellbeing = [
  { when: "before", mean: 5.9, fill: "var(--tint-3)" },
  { when: "after", mean: 6.6, fill: "var(--accent)" },
] as const;

/**
 * Illustration of the customer portal: a month's statistics, and a note on what stays private. It counts people who
 * had sessions, never sessions (`docs/words.md`, rule 3).
 */
export function PortalWindow() {
  const t = useTexts("product");
  const locale = useLocale();
  return (
    <ProductIllustration label={t("portal.picture.alt")} ground={styles.sand}>
      <div className={styles.portal}>
        <div className={styles.portalBar}>
          <svg viewBox="0 0 44 8" width="44" height="8" fill="var(--line)">
            <circle cx="4" cy="4" r="4" />
            <circle cx="20" cy="4" r="4" />
            <circle cx="36" cy="4" r="4" />
          </svg>
          <p className={styles.address}>
            <Lock size={12} />
            {t("portal.picture.name")}
          </p>
        </div>
        <div className={styles.body}>
          <div className={styles.portalHead}>
            <p className={styles.period}>{t("portal.picture.period")}</p>
            <p className={styles.sample}>{t("portal.picture.sample")}</p>
          </div>
          <div className={styles.cards}>
            <div className={styles.card}>
              <p>{t("portal.picture.people")}</p>
              <p className={styles.figure}>46</p>
              {/* The months' bars, 2 px a person: 38, 47 and 46. */}
              <svg width="100%" height="96" fill="var(--tint-3)">
                <rect x="8.333%" y="20" width="16.667%" height="76" rx="5" />
                <rect x="41.667%" y="2" width="16.667%" height="94" rx="5" />
                <rect x="75%" y="4" width="16.667%" height="92" rx="5" fill="var(--accent)" />
              </svg>
              <p className={styles.months}>
                {t("portal.picture.months")
                  .split(" ")
                  .map((name) => (
                    <span key={name}>{name}</span>
                  ))}
              </p>
            </div>
            <div className={styles.card}>
              <p>{t("portal.picture.wellbeing")}</p>
              <p className={styles.scale}>{t("portal.picture.scale")}</p>
              <div className={styles.measurements}>
                {wellbeing.map(({ when, mean, fill }) => (
                  <div key={when}>
                    <p className={styles.measurement}>{formatNumber(mean, locale, 1)}</p>
                    <svg width="100%" height="10" className={styles.bar}>
                      <rect width="100%" height="10" rx="5" fill="var(--tint-1)" />
                      <rect width={`${mean * 10}%`} height="10" rx="5" fill={fill} />
                    </svg>
                    <p className={styles.when}>{t(`portal.picture.${when}`)}</p>
                  </div>
                ))}
              </div>
            </div>
          </div>
          <p className={styles.privacy}>
            <EyeOff size={18} />
            {t("portal.picture.privacy")}
          </p>
        </div>
      </div>
    </ProductIllustration>
  );
}

/** Illustration of a webinar: subject and speaker, with the audience and its questions below. */
export function WebinarWindow() {
  const t = useTexts("product");
  return (
    <ProductIllustration label={t("webinars.picture.alt")} ground={styles.mint}>
      <div className={styles.webinar}>
        <div className={styles.video}>
          <p className={styles.live}>{t("webinars.picture.live")}</p>
          <div>
            <p className={styles.kind}>{t("webinars.picture.kind")}</p>
            <p className={styles.subject}>{t("webinars.picture.subject")}</p>
          </div>
          <Drawing name="product-speaker" width={400} height={400} className={styles.speaker} />
        </div>
        <div className={styles.below}>
          <div className={styles.questionsHead}>
            <p className={styles.title}>{t("webinars.picture.questions")}</p>
            <div className={styles.audience}>
              <Drawing name="product-listeners" width={76} height={28} />
              <p>{t("webinars.picture.listeners")}</p>
            </div>
          </div>
          <p className={styles.question}>{t("webinars.picture.question1")}</p>
          <p className={styles.question}>{t("webinars.picture.question2")}</p>
        </div>
      </div>
    </ProductIllustration>
  );
}
