import House from "lucide-react/icons/house";
import MessageCircle from "lucide-react/icons/message-circle";
import Play from "lucide-react/icons/play";
import Wind from "lucide-react/icons/wind";
import type { ReactNode } from "react";
import { MoodFace, moods, type Mood } from "../../components/ui/mood-face";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-drawing.module.css";

/** The answer that the illustration shows, and that its texts mention. */
const drawnMood: Mood = 4;

/** The week's answers from Monday to yesterday, which is Thursday. */
export const earlierMoods: readonly Mood[] = [3, 2, 3, 3];

const tabs = [
  ["today", House],
  ["talk", MessageCircle],
  ["exercises", Wind],
] as const;

type FrameProps = {
  /** The part of the app that is open. */
  readonly tab: (typeof tabs)[number][0];
  readonly children: ReactNode;
};

/** A phone with a screen of the app, and the app's tabs as a drawing. */
export function PhoneFrame({ tab, children }: FrameProps) {
  const t = useTexts("product");
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>{children}</div>
      <div aria-hidden className={styles.tabs}>
        {tabs.map(([name, Icon]) => (
          <p key={name} className={name === tab ? styles.current : undefined}>
            <Icon size={20} strokeWidth={1.5} />
            {t(`app.picture.${name}`)}
          </p>
        ))}
      </div>
    </div>
  );
}

const today = earlierMoods.length;

/** Coordinates in the chart: a day is 30 units wide, a step of the scale 14 units high. */
const xOf = (day: number) => day * 30 + 15;
const yOf = (mood: Mood) => 66 - mood * 14;

type WeekProps = {
  /** Today's answer, if it has been given. */
  readonly mood: Mood | undefined;
};

/** Chart of the week's answers as dots: the better, the higher. Today's is the largest. */
export function MoodWeek({ mood }: WeekProps) {
  const t = useTexts("product");
  const days = t("app.picture.days").split(" ");
  const answers = mood ? [...earlierMoods, mood] : earlierMoods;
  return (
    <>
      <svg viewBox="0 0 210 48" className={styles.chart}>
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

/** Drawing of the app: today's check-in has been answered, and an exercise is suggested. */
export function CheckInPhone() {
  const t = useTexts("product");
  return (
    <div className={styles.scene}>
      <PhoneFrame tab="today">
        <p className={styles.day}>{t("app.picture.day")}</p>
        <p className={styles.question}>{t("app.picture.question")}</p>
        <div className={styles.scale}>
          {moods.map((mood) => (
            <MoodFace key={mood} mood={mood} isChosen={mood === drawnMood} />
          ))}
        </div>
        <p className={styles.answer}>{t("app.picture.answer")}</p>
        <p className={styles.label}>{t("app.picture.week")}</p>
        <MoodWeek mood={drawnMood} />
        <p className={styles.label}>{t("app.picture.suggestion")}</p>
        <div className={styles.exercise}>
          <span className={styles.play}>
            <Play size={16} strokeWidth={1.5} fill="currentColor" />
          </span>
          <p className={styles.exerciseName}>{t("app.picture.exercise")}</p>
          <p className={styles.length}>{t("app.picture.length")}</p>
        </div>
      </PhoneFrame>
      <div className={styles.code}>
        <img src="/pictures/product-code.svg" alt="" width={84} height={84} loading="lazy" />
        <p className={styles.codeTitle}>{t("app.picture.code")}</p>
        <p>{t("app.picture.codeText")}</p>
      </div>
    </div>
  );
}
