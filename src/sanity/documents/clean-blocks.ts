/** Makes stored texts safe to render. Pure. */

/** Lone surrogates, what XML does not allow, and control characters other than tabs and line breaks. */
const unprintable = /(?![\t\n\r])[\p{Cs}\p{Cc}\ufffe\uffff]/gu;

/** Removes characters that would make the HTML or a feed invalid, or fail the build. Pure. */
export function cleanText(text: string): string {
  return text.replace(unprintable, "");
}

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A block of Portable Text, or an object between blocks. */
export type CleanBlock = UnknownRecord & { readonly _type: string };

/**
 * Returns whether a value can be a name. `constructor` and the like cannot: looking up a component by one
 * of them would find an inherited property and fail.
 */
function isName(value: unknown): value is string {
  return typeof value === "string" && !(value in {});
}

function isTyped(value: unknown): value is CleanBlock {
  return isName((value as UnknownRecord | null)?._type);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** Copies an object with the values at some keys cleaned, or removed where `clean` returns undefined. */
function withClean<T extends UnknownRecord>(
  object: T,
  clean: (value: unknown) => unknown,
  ...keys: string[]
): T {
  const entries = Object.entries(object).map(([key, value]) => [
    key,
    keys.includes(key) ? clean(value) : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
}

const nameOf = (value: unknown) => (isName(value) ? value : undefined);
const textOf = (value: unknown) => (typeof value === "string" ? cleanText(value) : undefined);

function cleanImage(block: CleanBlock): CleanBlock {
  const hasAsset = isName((block.asset as UnknownRecord | null | undefined)?._ref);
  const { asset, ...rest } = withClean(block, textOf, "alt", "caption");
  return { ...rest, ...(hasAsset && { asset }) };
}

function cleanChild(child: CleanBlock): CleanBlock[] {
  if (child._type !== "span") return [child];
  const text = textOf(child.text);
  if (text === undefined) return [];
  return [{ ...child, text, marks: listOf(child.marks).filter(isName) }];
}

function cleanTextBlock(block: CleanBlock): CleanBlock {
  return {
    ...withClean(block, nameOf, "style", "listItem"),
    children: listOf(block.children).filter(isTyped).flatMap(cleanChild),
    markDefs: listOf(block.markDefs)
      .filter(isTyped)
      .map((mark) => withClean(mark, textOf, "href")),
  };
}

/**
 * Returns the renderable blocks of a text. A draft, or a document written through the API, may contain
 * anything; the content of a valid text stays the same.
 */
export function cleanBlocks(value: unknown): CleanBlock[] {
  return listOf(value)
    .filter(isTyped)
    .map((block) => {
      if (block._type === "block") return cleanTextBlock(block);
      return block._type === "image" ? cleanImage(block) : block;
    });
}
