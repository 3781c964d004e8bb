/** Makes stored texts safe to render. Pure. */

/** Lone surrogates, and control characters other than tabs and line breaks. */
const unprintable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu;

/** Removes characters that would make the HTML invalid or fail the build. Pure. */
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

/** Copies an object without those of the keys whose value is not a name. */
function withoutInvalidNames<T extends UnknownRecord>(object: T, ...keys: string[]): T {
  const invalid = keys.filter((key) => !isName(object[key]));
  return Object.fromEntries(Object.entries(object).filter(([key]) => !invalid.includes(key))) as T;
}

/** Copies an object with the texts at these keys cleaned, and anything but text there removed. */
function withCleanTexts<T extends UnknownRecord>(object: T, ...keys: string[]): T {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    if (!keys.includes(key)) return [[key, value]];
    return typeof value === "string" ? [[key, cleanText(value)]] : [];
  });
  return Object.fromEntries(entries) as T;
}

function cleanImage(block: CleanBlock): CleanBlock {
  const hasAsset = isName((block.asset as UnknownRecord | null | undefined)?._ref);
  const { asset, ...rest } = withCleanTexts(block, "alt", "caption");
  return { ...rest, ...(hasAsset && { asset }) };
}

function cleanChild(child: CleanBlock): CleanBlock[] {
  if (child._type !== "span") return [child];
  if (typeof child.text !== "string") return [];
  return [{ ...child, text: cleanText(child.text), marks: listOf(child.marks).filter(isName) }];
}

function cleanTextBlock(block: CleanBlock): CleanBlock {
  return {
    ...withoutInvalidNames(block, "style", "listItem"),
    children: listOf(block.children).filter(isTyped).flatMap(cleanChild),
    markDefs: listOf(block.markDefs)
      .filter(isTyped)
      .map((mark) => withCleanTexts(mark, "href")),
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
