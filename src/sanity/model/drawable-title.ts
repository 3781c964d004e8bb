/** Titles as the pictures for sharing can show them. Pure. */

/** What the font has, Figtree (`tests/unit/sanity/model/drawable-title.test.ts` compares them), and its marks. */
const drawable =
  /^(?:[ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c6\u02c7\u02d8-\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3–—‘-‚“-„†-•…‹›⁄⁰⁴-⁹₀-₉€₹™⅛-⅞←-↓↖-↙−∕≠≤≥]|[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0312\u0326-\u0328])*$/u;

const isDrawable = (text: string) => drawable.test(text);

const emoji =
  /(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}|\p{Emoji_Presentation}|\p{Emoji}\ufe0f\u20e3?)(?:[\u{e0020}-\u{e007f}]+|\u200d(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}|\p{Emoji}\ufe0f?))*/gu;

/** Characters that show nothing by themselves. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const withoutInvisible = (text: string) => text.replace(invisible, "");

/** Returns a letter without the marks that the font lacks: a ring, a dot. A letter of another alphabet stays. */
function nearestLetter(written: string): string {
  const [letter = "", ...marks] = isDrawable(written) ? [written] : written.normalize("NFD");
  return [letter, ...marks.filter(isDrawable)].join("").normalize("NFC");
}

/**
 * Returns a title as a picture shows it. Letters may lose a mark, and emoji are left out; other signs never change.
 *
 * @returns also the characters, in their order, for which a picture has no title; none for one that can be drawn.
 */
export function drawableTitle(title: string): { readonly text: string; readonly lacking: string } {
  const text = title
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(emoji, (sign) => (isDrawable(withoutInvisible(sign)) ? sign : ""))
    .replace(invisible, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\p{L}\p{M}*/gu, nearestLetter)
    .replace(/ +/g, " ")
    .trim();
  const signs = new Set(Array.from(text).filter((sign) => !isDrawable(sign)));
  return { text: signs.size === 0 ? text : "", lacking: [...signs].join("") };
}
