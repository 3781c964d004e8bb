/** How a title is set on a social picture. Pure. */

export type TitleFit = {
  /** Of the letters, in pixels. */
  readonly size: number;
  /** Of the lines, in pixels. */
  readonly width: number;
  /** As many as find room. */
  readonly lines: number;
};

/** From the size of a short title to the smallest that can be read in a list of links. */
const sizes = [
  { size: 76, lines: 4 },
  { size: 70, lines: 5 },
  { size: 64, lines: 5 },
  { size: 58, lines: 6 },
  { size: 52, lines: 7 },
  { size: 46, lines: 8 },
] as const;

/**
 * Widths of the font's letters (Figtree, semibold), as parts of the size. Each is that of the widest of
 * its group, so that what seems to fit does.
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

/** How many lines words of these widths take up. */
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

/** The narrowest lines, of at least `least`, that are no more than lines of the whole width would be. */
function evenWidth(words: readonly number[], least: number, whole: number): number {
  const lines = countLines(words, whole);
  let narrow = Math.min(least, whole);
  while (narrow < whole && countLines(words, narrow) > lines) narrow += 0.1;
  return Math.min(narrow, whole);
}

/**
 * The largest size at which a title's longest word fits into a line, and all of its lines into the room,
 * in lines of about the same length. The smallest size, where none fits: something has to be cut.
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
