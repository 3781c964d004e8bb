import { useTexts } from "../../i18n/use-texts";
import * as styles from "./month-bars.module.css";
import { monthsOfQuarter, sessionsByMonth } from "./sample-statistics";

/** Widths in per cent of the chart. */
const columnWidth = 100 / sessionsByMonth.length;
const barWidth = columnWidth * 0.62;

/** Heights in pixels. */
const chartHeight = 96;
const sessionHeight = 2;

/** Bar chart of the sessions per month, with the quarter's months highlighted. */
export function MonthBars() {
  const t = useTexts("product");
  return (
    <div>
      <svg height={chartHeight} className={styles.chart}>
        {sessionsByMonth.map((each, index) => (
          <rect
            key={each.month}
            x={`${index * columnWidth + (columnWidth - barWidth) / 2}%`}
            y={chartHeight - each.sessions * sessionHeight}
            width={`${barWidth}%`}
            height={each.sessions * sessionHeight}
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
