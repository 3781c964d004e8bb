import { useTexts } from "../../i18n/use-texts";
import * as styles from "./mood-week.module.css";
import { earlierMoods, type Mood } from "./moods";

const today = earlierMoods.length;

/** Coordinates in the chart: a day is 30 units wide, a step of the scale 14 units high. */
const xOf = (day: number) => day * 30 + 15;
const yOf = (mood: Mood) => 66 - mood * 14;

type Props = {
  /** Today's answer, if it has been given. */
  readonly mood: Mood | undefined;
};

/** Chart of the week's answers as dots: the better, the higher. Today's is the largest. */
export function MoodWeek({ mood }: Props) {
  const t = useTexts("product");
  const days = t("app.picture.days").split(" ");
  const answers = mood ? [...earlierMoods, mood] : earlierMoods;
  return (
    <>
      <svg viewBox="0 0 210 48" className={styles.dots}>
        <polyline
          className={styles.line}
          points={answers.map((answer, day) => `${xOf(day)},${yOf(answer)}`).join(" ")}
        />
        {days.map((_, day) => (
          <circle
            key={day}
            cx={xOf(day)}
            cy={yOf(answers[day] ?? 3)}
            r={day === today ? 7 : answers[day] ? 5 : 3}
            className={day === today ? styles.today : answers[day] ? styles.answered : styles.open}
          />
        ))}
      </svg>
      <div className={styles.days}>
        {days.map((name, day) => (
          <span key={day} className={day === today ? styles.now : undefined}>
            {name}
          </span>
        ))}
      </div>
    </>
  );
}
