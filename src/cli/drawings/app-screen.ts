/** The app: the daily check-in. */
import { faceFeatures, moods, type Mood } from "../../drawings/mood-face-shape";
import { token } from "../../gatsby/tokens";
import type { Lettering } from "./lettering";
import { deepRose, mix } from "./palette";
import { drawPhone, phoneWidth } from "./phone";
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
  const x = (day: number) => 34 + day * 31.5;
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

/** The circles to breathe with, which go on below the picture. */
function breath(x: number, y: number): string {
  const circles = [
    [128, mix("sand", "rose", 0.6)],
    [98, token("rose")],
    [66, deepRose],
  ] as const;
  return circles.map(([radius, fill]) => disc(fill, x, y, radius)).join("");
}

/** The daily check-in on a phone, which goes on below the picture. */
export const drawApp: DrawScreen = (letters, locale) => {
  const t = textIn("app-trial", locale);
  const centre = phoneWidth / 2;
  return drawPhone(
    letters,
    600,
    letters.line(t("picture.day"), 28, 78, small),
    letters.line(t("picture.question"), 28, 104, { size: 20.5, weight: 600 }),
    ...moods.map((mood, index) => placed(moodFace(mood, mood === 4), 27.4 + index * 41.8, 120)),
    letters.line(t("picture.answer"), centre, 178, {
      size: 15,
      weight: 600,
      fill: accent,
      anchor: "middle",
    }),
    letters.line(t("picture.week"), 28, 212, label),
    weekChart(letters, t("picture.days").split(" "), 218),
    letters.line(t("picture.suggestion"), 28, 316, label),
    `<clipPath id="exercise"><rect x="28" y="328" width="202" height="230" rx="20"/></clipPath>`,
    box(token("sand"), [28, 328, 202, 230], 20),
    `<g clip-path="url(#exercise)">${breath(centre, 450)}</g>`,
    `<path fill="${accent}" d="M46 344.500q0-2.500 2.500-1.500l14 8.500q2 1.500 0 3l-14 8.500q-2.500 1-2.500-1.500z"/>`,
    letters.line(t("picture.exercise"), 74, 358, body),
    letters.line(t("picture.length"), 214, 358, { ...small, anchor: "end" }),
  );
};
