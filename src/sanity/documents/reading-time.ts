import type { CleanBlock } from "./clean-blocks";

/**
 * Silent reading speed for both languages. Brysbaert's review (2019) has 238 for English non-fiction, but
 * Swedish words are longer.
 */
const WORDS_PER_MINUTE = 210;

type Child = { readonly text?: unknown };

function textOf({ children, caption }: CleanBlock): string {
  if (!Array.isArray(children)) return typeof caption === "string" ? caption : "";
  const spans = children as readonly Child[];
  return spans.map(({ text }) => (typeof text === "string" ? text : "")).join("");
}

/** Returns the reading time of a text with its captions, in whole minutes; at least one. Pure. */
export function readingMinutes(body: readonly CleanBlock[]): number {
  const words = body.flatMap((block) => textOf(block).match(/[\p{L}\p{N}]\S*/gu) ?? []);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
