import { useTexts } from "../../i18n/use-texts";
import * as styles from "./month-bars.module.css";
import { quarterStart, sessionsByMonth } from "./sample-statistics";

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
        {sessionsByMonth.map((sessions, month) => (
          <rect
            key={month}
            x={`${month * columnWidth + (columnWidth - barWidth) / 2}%`}
            y={chartHeight - sessions * sessionHeight}
            width={`${barWidth}%`}
            height={sessions * sessionHeight}
            rx="5"
            className={month < quarterStart ? styles.earlier : styles.current}
          />
        ))}
      </svg>
      <div className={styles.months}>
        {t("portal.picture.months")
          .split(" ")
          .map((name) => (
            <span key={name}>{name}</span>
          ))}
      </div>
    </div>
  );
}
