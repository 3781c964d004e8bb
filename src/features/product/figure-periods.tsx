import { employeesFrom } from "../../config/portal-figures";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./figure-periods.module.css";

/** How often the portal has figures, by the employer's size: nobody books a demo without having been told. */
export function FigurePeriods() {
  const t = useTexts("product");
  const locale = useLocale();
  const from = (employees: number) => ({ employees: formatNumber(employees, locale) });
  const periods = [
    t("portal.often.month", from(employeesFrom.month)),
    t("portal.often.quarter", from(employeesFrom.quarter)),
    t("portal.often.year"),
    t("portal.often.hardlyEver"),
  ].map((text) => text.split("\n"));
  return (
    <div className={styles.root}>
      <h3>{t("portal.often.title")}</h3>
      <dl className={styles.list}>
        {periods.map(([size, period]) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd className={styles.period}>{period}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        <p>{t("portal.often.example")}</p>
        <p>{t("portal.often.limits")}</p>
      </div>
    </div>
  );
}
