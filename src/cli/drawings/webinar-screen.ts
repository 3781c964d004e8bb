/** A webinar. */
import { token } from "../../gatsby/tokens";
import { breakLines, drawLines, textWidth, type Lettering } from "./lettering";
import { person } from "./people";
import type { Locale } from "../../i18n/locales";
import { body, label, small, strong, textIn } from "./screen";
import { box, disc, placed } from "./shapes";

export const webinarWidth = 303;

type Webinar = { readonly drawn: string; readonly height: number };

/** A webinar: subject and speaker, with questions from those who listen. */
export function drawWebinar(letters: Lettering, locale: Locale): Webinar {
  const t = textIn("product", locale);
  const live = { ...strong, fill: token("white") } as const;
  const pill = Math.ceil(textWidth(t("webinars.picture.live"), live)) + 38;
  const title = { size: 24, weight: 600, fill: token("white") } as const;
  const subject = breakLines(t("webinars.picture.subject"), 120, title);
  const asked = (["question1", "question2"] as const).map((key) =>
    breakLines(t(`webinars.picture.${key}`), 226, body),
  );
  let y = 250;
  const questions = asked.map((lines) => {
    const [top, height] = [y, 22 + lines.length * 19];
    y += height + 8;
    const width = Math.max(...lines.map((line) => textWidth(line, body))) + 30;
    return (
      box(token("tint-1"), [20, top, Math.ceil(width), height], 16) +
      drawLines(letters, lines, { x: 35, y: top + 25, lineHeight: 19 }, body)
    );
  });
  const height = y + 10;
  const drawn = [
    box(token("white"), [0, 0, webinarWidth, height], 26),
    `<clipPath id="video">${box(token("ink"), [8, 8, 287, 196], 18)}</clipPath>`,
    `<g clip-path="url(#video)">${box(token("ink"), [8, 8, 287, 196])}`,
    // The window behind the speaker.
    `<path fill="${token("rose")}" d="M160 204v-98a60 60 0 0 1 120 0v98z"/>`,
    `${placed(person("speaker"), 220, 128, 0.76)}</g>`,
    box(token("accent"), [20, 20, pill, 28], 14),
    disc(token("white"), 34, 34, 4),
    letters.line(t("webinars.picture.live"), 44, 38.5, live),
    letters.line(t("webinars.picture.kind"), 22, 186 - subject.length * 27, {
      ...small,
      fill: token("on-ink-soft"),
    }),
    drawLines(
      letters,
      subject,
      { x: 22, y: 186 - (subject.length - 1) * 27, lineHeight: 27 },
      title,
    ),
    letters.line(t("webinars.picture.questions"), 20, 236, label),
    letters.line(t("webinars.picture.listeners"), 283, 236, { ...small, anchor: "end" }),
    ...questions,
  ].join("");
  return { drawn, height };
}
