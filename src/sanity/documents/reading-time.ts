/** How long a text takes to read. Pure. */
import type { CleanBlock } from "./clean-blocks";

/**
 * Words that a person reads in a minute, silently. Brysbaert's review of 2019 has 238 for English
 * non-fiction; Swedish words are longer, and one pace serves both languages.
 */
const WORDS_PER_MINUTE = 210;

type Child = { readonly text?: unknown };

function textOf({ children, caption }: CleanBlock): string {
  if (!Array.isArray(children)) return typeof caption === "string" ? caption : "";
  const spans = children as readonly Child[];
  return spans.map(({ text }) => (typeof text === "string" ? text : "")).join("");
}

/** Whole minutes that a text takes to read, captions included; at least one. */
export function readingMinutes(body: readonly CleanBlock[]): number {
  const words = body.flatMap((block) => textOf(block).match(/[\p{L}\p{N}]\S*/gu) ?? []);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
