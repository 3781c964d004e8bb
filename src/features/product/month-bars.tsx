import { useTexts } from "../../i18n/use-texts";
import * as styles from "./month-bars.module.css";
import { monthsOfQuarter, sessionsByMonth } from "./sample-statistics";

/** A month's share of the width, and a bar's, in per cent. */
const column = 100 / sessionsByMonth.length;
const bar = column * 0.62;

/** Pixels: the chart's height, and the height of one session. */
const chartHeight = 96;
const unit = 2;

/** Sessions month by month; the quarter's own months are the strong ones. */
export function MonthBars() {
  const t = useTexts("product");
  return (
    <div>
      <svg height={chartHeight} className={styles.chart}>
        {sessionsByMonth.map((each, index) => (
          <rect
            key={each.month}
            x={`${index * column + (column - bar) / 2}%`}
            y={chartHeight - each.sessions * unit}
            width={`${bar}%`}
            height={each.sessions * unit}
            rx="5"
            className={monthsOfQuarter.includes(each) ? styles.current : styles.earlier}
          />
        ))}
      </svg>
      <div className={styles.months}>
        {sessionsByMonth.map(({ month }) => (
          <span key={month}>{t(`portal.picture.${month}`)}</span>
        ))}
      </div>
    </div>
  );
}
