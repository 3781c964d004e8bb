import Play from "lucide-react/icons/play";
import { Drawing } from "../../components/ui/drawing";
import { MoodFace } from "../../components/ui/mood-face";
import { moods, type Mood } from "../../components/ui/mood-face-shape";
import { useTexts } from "../../i18n/use-texts";
import { Faces, Phone, PhoneText } from "./phone";
import * as styles from "./app-drawing.module.css";

/** The answer that the illustration shows, and that its texts mention. */
const drawnMood: Mood = 4;

/** The week's answers from Monday to yesterday, which is Thursday. */
export const earlierMoods: readonly Mood[] = [3, 2, 3, 3];

const today = earlierMoods.length;

/** Coordinates in the chart: a day is 30 units wide, a step of the scale 11 units high. */
const xOf = (day: number) => day * 30 + 15;
const yOf = (mood: Mood) => 62 - mood * 11;

/** Chart of the week's answers as dots: the better, the higher. Today's is the largest. */
export function MoodWeek({ mood }: { readonly mood: Mood | undefined }) {
  const t = useTexts("product");
  const days = t("app.picture.days").split(" ");
  const answers = mood ? [...earlierMoods, mood] : earlierMoods;
  function classOf(day: number): string | undefined {
    if (day === today) return mood ? styles.today : styles.asked;
    return day < today ? styles.answered : styles.open;
  }
  return (
    <svg aria-hidden viewBox="0 0 210 78" className={styles.chart}>
      <polyline
        className={styles.line}
        points={answers.map((answer, day) => `${xOf(day)},${yOf(answer)}`).join(" ")}
      />
      {days.map((name, day) => (
        <g key={day} className={classOf(day)}>
          <circle cx={xOf(day)} cy={yOf(answers[day] ?? 3)} />
          <text x={xOf(day)} y={76}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Drawing of the app: today's check-in has been answered, and an exercise is suggested. */
export function CheckInPhone() {
  const t = useTexts("product");
  return (
    <div aria-hidden className={styles.scene}>
      <Phone>
        <PhoneText look="small">{t("app.picture.day")}</PhoneText>
        <PhoneText look="question">{t("app.picture.question")}</PhoneText>
        <Faces>
          {moods.map((mood) => (
            <MoodFace key={mood} mood={mood} isChosen={mood === drawnMood} />
          ))}
        </Faces>
        <PhoneText look="answer">{t("app.picture.answer")}</PhoneText>
        <PhoneText look="label">{t("app.picture.week")}</PhoneText>
        <MoodWeek mood={drawnMood} />
        <PhoneText look="label">{t("app.picture.suggestion")}</PhoneText>
        <div className={styles.exercise}>
          <Play size={20} fill="currentColor" className="accent" />
          <p>{t("app.picture.exercise")}</p>
          <PhoneText look="small">{t("app.picture.length")}</PhoneText>
        </div>
      </Phone>
      <div className={styles.code}>
        <Drawing name="product-code" width={84} height={84} />
        <p className={styles.codeTitle}>{t("app.picture.code")}</p>
        <PhoneText look="small">{t("app.picture.codeText")}</PhoneText>
      </div>
    </div>
  );
}
