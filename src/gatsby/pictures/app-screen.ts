/** The app: the daily check-in. */
import { faceFeatures, moods, type Mood } from "../../drawings/mood-face-shape";
import { token } from "../tokens";
import type { Lettering } from "./lettering";
import { label, body, small, strong, textIn, type DrawScreen } from "./screen";
import { box, disc, placed, strokes } from "./shapes";

const accent = token("accent");

/** The week's answers from Monday on; today's is the last. */
const week: readonly Mood[] = [3, 2, 3, 3, 4];

function moodFace(mood: Mood, isChosen: boolean): string {
  const [ground, line, edge] = isChosen
    ? [accent, token("white"), accent]
    : [token("white"), token("ink-soft"), token("tint-3")];
  const circle = `<circle cx="18" cy="18" r="17" fill="${ground}" stroke="${edge}" stroke-width="1.25"/>`;
  return circle + strokes(line, 2, faceFeatures(mood));
}

function weekChart(letters: Lettering, days: readonly string[], y: number): string {
  const x = (day: number) => 30 + day * 30.5;
  const height = (mood: Mood | undefined) => y + 56 - (mood ?? 3) * 11;
  const line = week.map((mood, day) => `${x(day)} ${height(mood)}`).join("L");
  const today = week.length - 1;
  return [
    strokes(token("tint-2"), 2, `M${line}`),
    ...days.map((name, day) => {
      const dot =
        day < today
          ? disc(token("tint-3"), x(day), height(week[day]), 5)
          : day === today
            ? disc(accent, x(day), height(week[day]), 7)
            : disc(token("line"), x(day), height(undefined), 3);
      const look = day === today ? ({ ...strong, fill: accent } as const) : small;
      return dot + letters.line(name, x(day), y + 64, { ...look, anchor: "middle" });
    }),
  ].join("");
}

/** The daily check-in on a phone, which goes on below the picture. */
export const drawApp: DrawScreen = (letters, locale) => {
  const t = textIn("app-trial", locale);
  const centre = 129;
  return [
    box(token("ink"), [0, 0, 258, 600], 44),
    box(token("white"), [8, 8, 242, 584], 36),
    letters.line(t("picture.day"), 30, 50, small),
    letters.line(t("picture.question"), 30, 76, { size: 20.5, weight: 600 }),
    ...moods.map((mood, index) => placed(moodFace(mood, mood === 4), 28 + index * 41.5, 92)),
    letters.line(t("picture.answer"), centre, 150, {
      size: 15,
      weight: 600,
      fill: accent,
      anchor: "middle",
    }),
    letters.line(t("picture.week"), 30, 184, label),
    weekChart(letters, t("picture.days").split(" "), 190),
    letters.line(t("picture.suggestion"), 30, 288, label),
    box(token("sand"), [24, 301, 210, 48], 18),
    `<path fill="${accent}" d="M42 316.500q0-2.500 2.500-1.500l14 8.500q2 1.500 0 3l-14 8.500q-2.500 1-2.500-1.500z"/>`,
    letters.line(t("picture.exercise"), 70, 330, body),
    letters.line(t("picture.length"), 220, 330, { ...small, anchor: "end" }),
  ].join("");
};
