/** The screens that the product's pictures show: the app, the customer portal, a webinar. A unit is a pixel on a phone. */
import { faceFeatures, moods, type Mood } from "../../../components/ui/mood-face-shape";
import { formatNumber } from "../../../i18n/format";
import type { Locale } from "../../../i18n/locales";
import { readText } from "../../../i18n/read-text";
import type { TextKey } from "../../../i18n/texts";
import productEn from "../../../locales/en/product.json";
import productSv from "../../../locales/sv/product.json";
import { token } from "../../tokens";
import { breakLines, textWidth, type Lettering } from "./lettering";
import { person } from "./people";
import { box, disc, placed, strokes } from "./shapes";

const texts = { sv: productSv, en: productEn } as const satisfies Record<Locale, object>;

const textIn = (locale: Locale) => (key: TextKey<"product">) =>
  readText(texts[locale], "product", key);

const ink = token("ink");
const soft = token("ink-soft");
const accent = token("accent");

/** Sizes of text: the smallest is 13 px where a picture is as wide as a phone. */
const small = { size: 13.2, fill: soft } as const;
const label = { size: 14, weight: 600 } as const;

export type Screen = {
  readonly width: number;
  readonly height: number;
  readonly drawn: string;
};

/** The week's answers from Monday on; today's is the last. */
const week: readonly Mood[] = [3, 2, 3, 3, 4];

function moodFace(mood: Mood, isChosen: boolean): string {
  const [ground, line, edge] = isChosen
    ? [accent, token("white"), accent]
    : [token("white"), soft, token("tint-3")];
  const circle = `<circle cx="18" cy="18" r="17" fill="${ground}" stroke="${edge}" stroke-width="1.25"/>`;
  return circle + strokes(line, 2, faceFeatures(mood));
}

function weekChart(letters: Lettering, days: readonly string[], y: number): string {
  const x = (day: number) => 30 + day * 30.5;
  const height = (mood: Mood | undefined) => y + 50 - (mood ?? 3) * 11;
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
      const look = day === today ? ({ ...small, weight: 600, fill: accent } as const) : small;
      return dot + letters.line(name, x(day), y + 68, { ...look, anchor: "middle" });
    }),
  ].join("");
}

/** The daily check-in on a phone, which goes on below the picture. */
export function appScreen(letters: Lettering, locale: Locale): Screen {
  const t = textIn(locale);
  const centre = 129;
  const drawn = [
    box(ink, [0, 0, 258, 600], 44),
    box(token("white"), [8, 8, 242, 584], 36),
    letters.line(t("app.picture.day"), 30, 50, small),
    letters.line(t("app.picture.question"), 30, 76, { size: 20.5, weight: 600 }),
    ...moods.map((mood, index) => placed(moodFace(mood, mood === 4), 28 + index * 41.5, 94)),
    letters.line(t("app.picture.answer"), centre, 154, {
      size: 15,
      weight: 600,
      fill: accent,
      anchor: "middle",
    }),
    letters.line(t("app.picture.week"), 30, 192, label),
    weekChart(letters, t("app.picture.days").split(" "), 204),
    letters.line(t("app.picture.suggestion"), 30, 312, label),
    box(token("sand"), [24, 326, 210, 52], 18),
    `<path fill="${accent}" d="M42 343.500q0-2.500 2.500-1.500l14 8.500q2 1.500 0 3l-14 8.500q-2.500 1-2.500-1.500z"/>`,
    letters.line(t("app.picture.exercise"), 70, 357, { size: 14 }),
    letters.line(t("app.picture.length"), 220, 357, { ...small, anchor: "end" }),
  ].join("");
  return { width: 258, height: 400, drawn };
}

/** How many had sessions in the last three months. */
const months = [38, 47, 46];

/** Sample data: mean wellbeing on a scale from 0 to 10. */
const wellbeing = [
  { when: "before", mean: 5.9, fill: token("tint-3") },
  { when: "after", mean: 6.6, fill: accent },
] as const;

/**
 * A month's statistics in the customer portal, and a note on what stays private. It counts people who had sessions,
 * never sessions (`docs/words.md`, rule 3).
 */
export function portalScreen(letters: Lettering, locale: Locale): Screen {
  const t = textIn(locale);
  const names = wellbeing.map(({ when }) => textWidth(t(`portal.picture.${when}`), { size: 13.2 }));
  const barsFrom = Math.ceil(22 + Math.max(...names) + 12);
  const barLength = 246 - barsFrom;
  const sample = { size: 13.2, weight: 600, fill: accent } as const;
  const pill = Math.ceil(textWidth(t("portal.picture.sample"), sample)) + 24;
  const right = 281;
  const drawn = [
    box(token("white"), [0, 0, 303, 388], 24),
    letters.line(t("portal.picture.period"), 22, 45, { size: 20, weight: 600 }),
    box(token("tint-1"), [right - pill, 24, pill, 28], 14),
    letters.line(t("portal.picture.sample"), right - 12, 42.5, { ...sample, anchor: "end" }),
    letters.line(t("portal.picture.people"), 22, 86, label),
    letters.line(String(months.at(-1)), 19, 148, { size: 66, weight: 600 }),
    ...t("portal.picture.months")
      .split(" ")
      .map((name, index) => {
        const count = months[index] ?? 0;
        const x = 141 + index * 52;
        const fill = index === months.length - 1 ? accent : token("tint-3");
        const bar = box(fill, [x, 150 - count * 1.5, 36, count * 1.5], 6);
        return bar + letters.line(name, x + 18, 168, { ...small, anchor: "middle" });
      }),
    box(token("line"), [22, 188, 259, 1]),
    letters.line(t("portal.picture.wellbeing"), 22, 218, label),
    letters.line(t("portal.picture.scale"), 22, 238, small),
    ...wellbeing.flatMap(({ when, mean, fill }, index) => {
      const y = 267 + index * 28;
      return [
        letters.line(t(`portal.picture.${when}`), 22, y, { size: 13.2 }),
        box(token("tint-1"), [barsFrom, y - 9.5, barLength, 10], 5),
        box(fill, [barsFrom, y - 9.5, Math.round(mean * barLength) / 10, 10], 5),
        letters.line(formatNumber(mean, locale, 1), right, y + 0.5, {
          size: 15,
          weight: 600,
          anchor: "end",
        }),
      ];
    }),
    box(token("mint"), [16, 324, 271, 48], 16),
    // An eye, crossed out.
    placed(
      strokes(ink, 1.7, "M0 6c4.500-8 15.500-8 20 0-4.500 8-15.500 8-20 0zM3 15L17-3") +
        disc(ink, 10, 6, 2.5),
      32,
      342,
    ),
    letters.line(t("portal.picture.privacy"), 62, 353, { size: 13.2, weight: 600 }),
  ].join("");
  return { width: 303, height: 388, drawn };
}

/** A webinar: subject and speaker, with a question from those who listen. */
export function webinarScreen(letters: Lettering, locale: Locale): Screen {
  const t = textIn(locale);
  const live = { size: 13.2, weight: 600, fill: token("white") } as const;
  const pill = Math.ceil(textWidth(t("webinars.picture.live"), live)) + 38;
  const title = { size: 24, weight: 600, fill: token("white") } as const;
  const subject = breakLines(t("webinars.picture.subject"), 120, title);
  const asked = (["question1", "question2"] as const).map((key) =>
    breakLines(t(`webinars.picture.${key}`), 226, { size: 14 }),
  );
  let y = 250;
  const questions = asked.map((lines) => {
    const [top, height] = [y, 22 + lines.length * 19];
    y += height + 8;
    const width = Math.max(...lines.map((line) => textWidth(line, { size: 14 }))) + 30;
    return (
      box(token("tint-1"), [18, top, Math.ceil(width), height], 16) +
      lines
        .map((line, index) => letters.line(line, 33, top + 25 + index * 19, { size: 14 }))
        .join("")
    );
  });
  const drawn = [
    box(token("white"), [0, 0, 303, y + 10], 26),
    `<clipPath id="video">${box(ink, [8, 8, 287, 196], 18)}</clipPath>`,
    `<g clip-path="url(#video)">${box(ink, [8, 8, 287, 196])}`,
    // The window behind the speaker.
    `<path fill="${token("rose")}" d="M160 204v-98a60 60 0 0 1 120 0v98z"/>`,
    `${placed(person("speaker"), 220, 128, 0.76)}</g>`,
    box(accent, [20, 20, pill, 28], 14),
    disc(token("white"), 34, 34, 4),
    letters.line(t("webinars.picture.live"), 44, 38.5, live),
    letters.line(t("webinars.picture.kind"), 22, 186 - subject.length * 27, {
      ...small,
      fill: token("on-ink-soft"),
    }),
    ...subject.map((line, index) =>
      letters.line(line, 22, 186 - (subject.length - 1 - index) * 27, title),
    ),
    letters.line(t("webinars.picture.questions"), 20, 236, label),
    letters.line(t("webinars.picture.listeners"), 283, 236, { ...small, anchor: "end" }),
    ...questions,
  ].join("");
  return { width: 303, height: y + 10, drawn };
}
