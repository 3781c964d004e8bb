/** Fits a title into an Open Graph image. Pure. */

export type TitleFit = {
  /** Font size in pixels. */
  readonly size: number;
  /** Line width in pixels. */
  readonly width: number;
  /** Maximum number of lines. */
  readonly lines: number;
};

/** From the size of a short title to the smallest that is legible in a link preview. */
const sizes = [
  { size: 76, lines: 4 },
  { size: 70, lines: 5 },
  { size: 64, lines: 5 },
  { size: 58, lines: 6 },
  { size: 52, lines: 7 },
  { size: 46, lines: 8 },
] as const;

/**
 * Widths of letters in Figtree semibold, in em. Each is that of the widest letter of its group, so that the
 * estimate is never too small.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI|!'.,:;’‘]/, 0.29],
  [/[frt()[\]{}"”“\-/1]/, 0.4],
  [/[sackvxzJL?åäà]/, 0.53],
  [/[W@—Æ]/, 1.08],
  [/[mwM%æ…]/, 0.87],
  [/[A-ZÀ-Þ&+=<>~]/, 0.77],
];

const otherWidth = 0.59;

function widthOf(text: string): number {
  const widthOfLetter = (letter: string) =>
    widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
  return Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** Counts the lines that words of these widths take up. */
function countLines(words: readonly number[], lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const longer = used === 0 ? word : used + widthOf(" ") + word;
    if (used > 0 && longer > lineWidth) lines += 1;
    used = used > 0 && longer > lineWidth ? word : longer;
  }
  return lines;
}

/** Returns the narrowest line width, at least `min`, that needs no more lines than `max` does. */
function evenWidth(words: readonly number[], min: number, max: number): number {
  const lines = countLines(words, max);
  let width = Math.min(min, max);
  while (width < max && countLines(words, width) > lines) width += 0.1;
  return Math.min(width, max);
}

/**
 * Returns the largest size at which a title's longest word fits on a line and all of its lines fit, with
 * lines of about the same length. If none fits, the smallest: the title is then cut.
 *
 * @param width of the column, in pixels.
 */
export function fitTitle(title: string, width: number): TitleFit {
  const words = title.split(/\s+/).map(widthOf);
  const longest = Math.max(...words);
  const fitting = sizes.find(
    ({ size, lines }) => longest * size <= width && countLines(words, width / size) <= lines,
  );
  const { size, lines } = fitting ?? sizes[5];
  return { size, lines, width: Math.ceil(evenWidth(words, longest, width / size) * size) };
}
