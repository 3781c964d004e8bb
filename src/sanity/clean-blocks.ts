/** Portable Text as it has to be to be rendered, whatever was stored. Pure. */

type Loose = Readonly<Record<string, unknown>>;

/** A block of Portable Text, or what stands between two. */
export type CleanBlock = Loose & { readonly _type: string };

function isTyped(value: unknown): value is CleanBlock {
  return typeof (value as Loose | null)?._type === "string";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The object without those of its keys whose value is no text. */
function withTextsOnly<T extends Loose>(object: T, ...keys: string[]): T {
  const wrong = keys.filter((key) => typeof object[key] !== "string");
  return Object.fromEntries(Object.entries(object).filter(([key]) => !wrong.includes(key))) as T;
}

function cleanChild(child: CleanBlock): CleanBlock[] {
  if (child._type !== "span") return [child];
  if (typeof child.text !== "string") return [];
  const marks = listOf(child.marks).filter((mark) => typeof mark === "string");
  return [{ ...child, marks }];
}

function cleanTextBlock(block: CleanBlock): CleanBlock {
  return {
    ...withTextsOnly(block, "style", "listItem"),
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
      return block._type === "image" ? withTextsOnly(block, "alt", "caption") : block;
    });
}
