/** The customer portal. */
import { formatNumber } from "../../i18n/format";
import { token } from "../../gatsby/tokens";
import { textWidth } from "./lettering";
import { label, plain, small, strong, textIn, type DrawScreen } from "./screen";
import { box, disc, placed, strokes } from "./shapes";

const accent = token("accent");

/** How many had sessions in the last three months. */
const months = [38, 47, 46];

/** Sample data: mean wellbeing on a scale from 0 to 10. */
const wellbeing = [
  { when: "before", mean: 5.9, fill: token("tint-3") },
  { when: "after", mean: 6.6, fill: accent },
] as const;

export const portalWidth = 303;

/**
 * A month's statistics in the customer portal, and a note on what stays private. It counts people who had sessions,
 * never sessions (`docs/words.md`, rule 3).
 */
export const drawPortal: DrawScreen = (letters, locale) => {
  const [t, home] = [textIn("product", locale), textIn("home", locale)];
  const names = wellbeing.map(({ when }) => textWidth(t(`portal.picture.${when}`), plain));
  const barsFrom = Math.ceil(22 + Math.max(...names) + 12);
  const barLength = 246 - barsFrom;
  const sample = { ...strong, fill: accent } as const;
  const pill = Math.ceil(textWidth(t("portal.picture.sample"), sample)) + 24;
  const right = 281;
  return [
    box(token("white"), [0, 0, portalWidth, 388], 24),
    letters.line(t("portal.picture.period"), 22, 42, { size: 20, weight: 600 }),
    letters.line(home("benefits.portal.employer"), 22, 61, small),
    box(token("tint-1"), [right - pill, 24, pill, 28], 14),
    letters.line(t("portal.picture.sample"), right - 12, 42.5, { ...sample, anchor: "end" }),
    letters.line(t("portal.picture.people"), 22, 90, label),
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
        letters.line(t(`portal.picture.${when}`), 22, y, plain),
        box(token("tint-1"), [barsFrom, y - 9.5, barLength, 10], 5),
        box(fill, [barsFrom, y - 9.5, Math.round(mean * barLength) / 10, 10], 5),
        letters.line(formatNumber(mean, locale, 1), right, y + 0.5, {
          size: 15,
          weight: 600,
          anchor: "end",
        }),
      ];
    }),
    box(token("tint-1"), [22, 324, 259, 48], 16),
    // An eye, crossed out.
    placed(
      strokes(token("ink"), 1.7, "M0 6c4.500-8 15.500-8 20 0-4.500 8-15.500 8-20 0zM3 15L17-3") +
        disc(token("ink"), 10, 6, 2.5),
      36,
      342,
    ),
    letters.line(t("portal.picture.privacy"), 66, 353, strong),
  ].join("");
};
