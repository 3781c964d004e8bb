import { blockText, type ArticleBlock } from "./article";

/**
 * Silent reading speed for both languages. Brysbaert's review (2019) has 238 for English non-fiction, but
 * Swedish words are longer.
 */
const WORDS_PER_MINUTE = 210;

/** Returns the reading time of a text with its captions, in whole minutes; at least one. Pure. */
export function readingMinutes(body: readonly ArticleBlock[]): number {
  const texts = body.map((block) => (block._type === "block" ? blockText(block) : block.caption));
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}]\S*/gu) ?? []);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
