import { useTexts } from "../../i18n/use-texts";
import * as styles from "./mood-week.module.css";

/** Answers from 1 to 5; 0 for days to come. */
const week = [
  { day: "monday", mood: 3 },
  { day: "tuesday", mood: 2 },
  { day: "wednesday", mood: 3 },
  { day: "thursday", mood: 3 },
  { day: "friday", mood: 4 },
  { day: "saturday", mood: 0 },
  { day: "sunday", mood: 0 },
] as const;

const today = "friday";

/** Coordinates in the chart: a day is 30 units wide, a step of the scale 14 units high. */
const dots = week.map(({ day, mood }, index) => ({
  day,
  isAnswered: mood > 0,
  x: index * 30 + 15,
  y: 66 - (mood || 3) * 14,
}));

const line = dots.filter(({ isAnswered }) => isAnswered).map(({ x, y }) => `${x},${y}`);

/** Chart of the week's answers as dots: the better, the higher. */
export function MoodWeek() {
  const t = useTexts("product");
  return (
    <>
      <svg viewBox="0 0 210 48" className={styles.dots}>
        <polyline className={styles.line} points={line.join(" ")} />
        {dots.map(({ day, isAnswered, x, y }) => (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={day === today ? 7 : isAnswered ? 5 : 3}
            className={day === today ? styles.today : isAnswered ? styles.answered : styles.open}
          />
        ))}
      </svg>
      <div className={styles.days}>
        {week.map(({ day }) => (
          <span key={day} className={day === today ? styles.now : undefined}>
            {t(`app.picture.${day}`)}
          </span>
        ))}
      </div>
    </>
  );
}
