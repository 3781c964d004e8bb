/** Portable Text as it has to be to be rendered, whatever was stored. Pure. */

import { cleanText } from "./clean-text";

type Loose = Readonly<Record<string, unknown>>;

/** A block of Portable Text, or what stands between two. */
export type CleanBlock = Loose & { readonly _type: string };

/**
 * A text that names something. `constructor` and its like name nothing: what looks a component up by it
 * would find what every object inherits, and fail.
 */
function isName(value: unknown): value is string {
  return typeof value === "string" && !(value in {});
}

function isTyped(value: unknown): value is CleanBlock {
  return isName((value as Loose | null)?._type);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The object without those of its keys whose value is no name. */
function withNamesOnly<T extends Loose>(object: T, ...keys: string[]): T {
  const wrong = keys.filter((key) => !isName(object[key]));
  return Object.fromEntries(Object.entries(object).filter(([key]) => !wrong.includes(key))) as T;
}

/** The object with its texts at these keys clean, and without what is no text there. */
function withTextsOnly<T extends Loose>(object: T, ...keys: string[]): T {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    if (!keys.includes(key)) return [[key, value]];
    return typeof value === "string" ? [[key, cleanText(value)]] : [];
  });
  return Object.fromEntries(entries) as T;
}

function cleanImage(block: CleanBlock): CleanBlock {
  const hasAsset = isName((block.asset as Loose | null | undefined)?._ref);
  const { asset, ...rest } = withTextsOnly(block, "alt", "caption");
  return { ...rest, ...(hasAsset && { asset }) };
}

function cleanChild(child: CleanBlock): CleanBlock[] {
  if (child._type !== "span") return [child];
  if (typeof child.text !== "string") return [];
  return [{ ...child, text: cleanText(child.text), marks: listOf(child.marks).filter(isName) }];
}

function cleanTextBlock(block: CleanBlock): CleanBlock {
  return {
    ...withNamesOnly(block, "style", "listItem"),
    children: listOf(block.children).filter(isTyped).flatMap(cleanChild),
    markDefs: listOf(block.markDefs)
      .filter(isTyped)
      .map((mark) => withTextsOnly(mark, "href")),
  };
}

/**
 * The blocks of a text that can be rendered as far as they go: a draft, or a document written through
 * the API, may hold anything. A sound text comes back with the same content.
 */
export function cleanBlocks(value: unknown): CleanBlock[] {
  return listOf(value)
    .filter(isTyped)
    .map((block) => {
      if (block._type === "block") return cleanTextBlock(block);
      return block._type === "image" ? cleanImage(block) : block;
    });
}
