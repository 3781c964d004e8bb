/** How a therapist is found, in three steps: one phone, cut at one height, on three grounds. */
import { locales, type Locale } from "../../i18n/locales";
import { token } from "../../gatsby/tokens";
import { breakLines, drawLines, startLettering, type Lettering } from "./lettering";
import { portrait } from "./people";
import { drawPhone, phoneWidth } from "./phone";
import { textIn } from "./screen";
import { box, disc, placed, strokes, svgFile } from "./shapes";

type DrawStep = (letters: Lettering, locale: Locale) => string[];

const centre = phoneWidth / 2;
const title = { size: 18.5, weight: 600 } as const;
const middle = { ...title, anchor: "middle" } as const;

/** What it is about: one of a few subjects. */
const need: DrawStep = (letters, locale) => {
  const t = textIn("app-trial-steps", locale);
  const topics = ["sleep", "stress", "relations"] as const;
  return [
    letters.line(t("need.title"), 24, 84, title),
    ...topics.map((topic, index) => {
      const [top, isChosen] = [100 + index * 52, topic === "stress"];
      const look = { size: 16, weight: 600, fill: token(isChosen ? "white" : "ink") } as const;
      return (
        box(token(isChosen ? "accent" : "tint-1"), [24, top, 210, 44], 16) +
        letters.line(t(`need.topics.${topic}`), 40, top + 27.5, look)
      );
    }),
  ];
};

/** The therapist who has been found. */
const match: DrawStep = (letters, locale) => {
  const t = textIn("app-trial-steps", locale);
  const lines = breakLines(t("match.title"), 210, title);
  return [
    drawLines(
      letters,
      lines,
      { x: centre, y: 98 - ((lines.length - 1) / 2) * 23, lineHeight: 23 },
      middle,
    ),
    portrait("maria", "mint", { x: centre, y: 176, radius: 54 }),
    disc(token("white"), centre + 40, 214, 18),
    disc(token("accent"), centre + 40, 214, 15),
    strokes(token("white"), 2.6, `M${centre + 34} 214l4.500 4.500 8-9`),
    letters.line(t("therapists.maria"), centre, 257, { ...middle, size: 21 }),
  ];
};

/** The call, with all of its time left. */
const talk: DrawStep = (letters) => [
  portrait("maria", "mint", { x: centre, y: 116, radius: 50 }),
  letters.line("45:00", centre, 199, { ...middle, size: 26 }),
  disc(token("tint-1"), centre - 40, 242, 26),
  placed(
    strokes(
      token("accent"),
      2.4,
      "M0-13a4 4 0 0 0-4 4v9a4 4 0 0 0 8 0v-9a4 4 0 0 0-4-4zM9-2v2a9 9 0 0 1-18 0v-2M0 9v4",
    ),
    centre - 40,
    242,
  ),
  disc(token("accent"), centre + 40, 242, 26),
  strokes(token("white"), 6, `M${centre + 29} 246q11-8 22 0`),
];

const steps = {
  need: { draw: need, ground: "tint-2" },
  match: { draw: match, ground: "sand" },
  talk: { draw: talk, ground: "rose" },
} as const;

const size = { width: 480, height: 448 };
const scale = 1.5;

function picture(name: keyof typeof steps, locale: Locale): string {
  const { draw, ground } = steps[name];
  const letters = startLettering();
  const phone = drawPhone(letters, 520, ...draw(letters, locale));
  return svgFile(
    size,
    box(token(ground), [0, 0, size.width, size.height]),
    placed(phone, (size.width - phoneWidth * scale) / 2, 24, scale),
    `<defs>${letters.outlines()}</defs>`,
  );
}

export const matchingPictures: Readonly<Record<string, () => string>> = Object.fromEntries(
  (Object.keys(steps) as (keyof typeof steps)[]).flatMap((name) =>
    locales.map((locale) => [`matching-${name}-${locale}.svg`, () => picture(name, locale)]),
  ),
);
