import { Fragment } from "react";
import { CrisisNotice, ServiceLimits } from "../../components/layout/crisis-notice";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapists-hero.module.css";

const points = ["languages", "availability", "anonymity", "rating"] as const;

/** Hero of the therapists page, with who to call in a crisis. */
export function TherapistsHero() {
  const t = useTexts("therapists");
  const rating = formatNumber(site.rating, useLocale(), 1);
  const shown = points.filter((name) => name !== "rating" || site.hasRatings);
  const list = shown.map((name) => (
    <Fragment key={name}>
      <strong>{t(`hero.points.${name}.title`, { rating })}</strong>{" "}
      <span>
        <LinkedText text={t(`hero.points.${name}.text`)} />
      </span>
    </Fragment>
  ));
  return (
    <section className={`hero ${styles.hero}`}>
      <div className="intro">
        <h1>{t("hero.title")}</h1>
        <p className="lead">{t("hero.lead")}</p>
        <p>
          <LinkedText text={t("hero.start")} />
        </p>
        <CrisisNotice />
        <ServiceLimits />
      </div>
      <Drawing
        name="therapists"
        alt={t("hero.pictureAlt")}
        width={640}
        height={620}
        priority
        className="no-print"
      />
      <div className={styles.points}>
        <CheckList label={t("hero.pointsLabel")} points={list} />
      </div>
    </section>
  );
}
