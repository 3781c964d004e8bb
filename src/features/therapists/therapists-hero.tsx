import type { ReactNode } from "react";
import { CheckList } from "../../components/ui/check-list";
import { CrisisNotice } from "../../components/layout/crisis-notice";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapists-hero.module.css";

const points = ["languages", "availability", "anonymity", "rating"] as const;

/** Crisis notice and hero of the therapists page. */
export function TherapistsHero() {
  const t = useTexts("therapists");
  const list = points.map((name): [string, ReactNode] => [
    name,
    <span key={name} className={styles.point}>
      <strong>{t(`hero.points.${name}.title`)}</strong>
      <span>{t(`hero.points.${name}.text`)}</span>
    </span>,
  ]);
  return (
    <>
      <CrisisNotice text={t("crisis")} />
      <section className={styles.hero}>
        <div>
          <h1>{t("hero.title")}</h1>
          <p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>
          <div className={styles.points}>
            <CheckList label={t("hero.pointsLabel")} points={Object.fromEntries(list)} />
          </div>
        </div>
        <img
          className={styles.picture}
          src="/pictures/therapists.svg"
          alt={t("hero.pictureAlt")}
          width={640}
          height={620}
          // React 18 supports this attribute in lower case only.
          {...{ fetchpriority: "high" }}
        />
      </section>
    </>
  );
}
