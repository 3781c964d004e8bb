/** A webinar. */
import { token } from "../../gatsby/tokens";
import { breakLines, drawLines, textWidth, type Lettering } from "./lettering";
import { clipOf, inArch } from "./people";
import type { Locale } from "../../i18n/locales";
import { body, label, small, strong, textIn } from "./screen";
import { box, disc, message, placed } from "./shapes";

type Webinar = { readonly drawn: string; readonly width: number; readonly height: number };

/** Its video, with the window behind the speaker, and its questions, which are below the video or beside it. */
const layouts = {
  narrow: {
    width: 303,
    video: { width: 287, height: 196, subject: 24, lines: 120 },
    speaker: { x: 220, arch: { width: 120, height: 150 } },
    questions: { x: 20, y: 236, width: 263, lines: 226 },
  },
  wide: {
    width: 580,
    video: { width: 348, height: 232, subject: 32, lines: 150 },
    speaker: { x: 262, arch: { width: 150, height: 190 } },
    questions: { x: 376, y: 44, width: 184, lines: 150 },
  },
} as const;

/** A webinar: subject and speaker, with questions from those who listen. */
export function drawWebinar(
  letters: Lettering,
  locale: Locale,
  shape: keyof typeof layouts,
): Webinar {
  const t = textIn("product", locale);
  const { width, video, speaker, questions } = layouts[shape];
  const live = { ...strong, fill: token("white") } as const;
  const pill = Math.ceil(textWidth(t("webinars.picture.live"), live)) + 38;
  const title = { size: video.subject, weight: 600, fill: token("white") } as const;
  const lineHeight = video.subject + 3;
  const subject = breakLines(t("webinars.picture.subject"), video.lines, title);
  const bottom = video.height + 8;
  const right = questions.x + questions.width;
  let y = questions.y + 14;
  const asked = (["question1", "question2"] as const).map((key) => {
    const lines = breakLines(t(`webinars.picture.${key}`), questions.lines, body);
    const [top, height] = [y, 22 + lines.length * 19];
    y += height + 8;
    const bubble = Math.max(...lines.map((line) => textWidth(line, body))) + 30;
    return (
      message(token("tint-1"), [questions.x, top, Math.ceil(bubble), height]) +
      drawLines(letters, lines, { x: questions.x + 15, y: top + 25, lineHeight: 19 }, body)
    );
  });
  const height = Math.max(y + 10, bottom + 8);
  const sill = speaker.arch.width + 16;
  const drawn = [
    box(token("white"), [0, 0, width, height], 26),
    box(token("ink"), [8, 8, video.width, video.height], 18),
    `<defs>${clipOf(speaker.arch)}</defs>`,
    placed(inArch("speaker", "rose", speaker.arch), speaker.x, bottom - 18),
    box(token("tint-3"), [speaker.x - sill / 2, bottom - 18, sill, 6]),
    box(token("accent"), [20, 20, pill, 28], 14),
    disc(token("white"), 34, 34, 4),
    letters.line(t("webinars.picture.live"), 44, 38.5, live),
    letters.line(t("webinars.picture.kind"), 22, bottom - 18 - subject.length * lineHeight, {
      ...small,
      fill: token("on-ink-soft"),
    }),
    drawLines(
      letters,
      subject,
      { x: 22, y: bottom - 18 - (subject.length - 1) * lineHeight, lineHeight },
      title,
    ),
    letters.line(t("webinars.picture.questions"), questions.x, questions.y, label),
    letters.line(t("webinars.picture.listeners"), right, questions.y, { ...small, anchor: "end" }),
    ...asked,
  ].join("");
  return { drawn, width, height };
}
