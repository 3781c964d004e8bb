import type { Mood } from "../../drawings/mood-face-shape";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./mood-week.module.css";

/** The week's answers from Monday to yesterday, which is Thursday. */
export const earlierMoods: readonly Mood[] = [3, 2, 3, 3];

const today = earlierMoods.length;

/** Coordinates in the chart: a day is 30 units wide, a step of the scale 13 units high. */
const xOf = (day: number) => day * 30 + 15;
const yOf = (mood: Mood) => 76 - mood * 13;

/** Chart of the week's answers as dots: the better, the higher. Today's is the largest. */
export function MoodWeek({ mood }: { readonly mood: Mood | undefined }) {
  const t = useTexts("app-trial");
  const days = t("picture.days").split(" ");
  const answers = mood ? [...earlierMoods, mood] : earlierMoods;
  function classOf(day: number): string | undefined {
    if (day === today) return mood ? styles.today : styles.asked;
    return day < today ? styles.answered : styles.open;
  }
  return (
    <svg aria-hidden viewBox="0 0 210 93" preserveAspectRatio="xMidYMin" className={styles.chart}>
      <polyline
        className={styles.line}
        points={answers.map((answer, day) => `${xOf(day)},${yOf(answer)}`).join(" ")}
      />
      {days.map((name, day) => (
        <g key={day} className={classOf(day)}>
          <circle cx={xOf(day)} cy={yOf(answers[day] ?? 3)} />
          <text x={xOf(day)} y={90} fontSize={12.5}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
