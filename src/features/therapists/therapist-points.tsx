import { Fragment } from "react";
import { ServiceLimits } from "../../components/layout/crisis-notice";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-points.module.css";

const points = ["languages", "availability", "anonymity", "rating"] as const;

/** What those who ask for a therapist want to know first, and who is not helped here. */
export function TherapistPoints() {
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
    <div className={styles.points}>
      <CheckList label={t("hero.pointsLabel")} points={list} />
      <ServiceLimits />
    </div>
  );
}
