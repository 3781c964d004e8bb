/**
 * What a legal document consists of, read from the shape of its file in `src/locales`, in the file's
 * order. Writing another paragraph takes nothing but another key, in both languages.
 *
 * - a text: a paragraph
 * - an object with a `title`: a section of whatever else it holds
 * - an object with `columns`: a table with its `caption` and its `rows`
 * - any other object: a list of the texts in it
 */

export type TextTree = { readonly [key: string]: string | TextTree };

export type Table = {
  readonly caption: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Rows by a key of their own; a text for each column. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type Block =
  | { readonly kind: "paragraph"; readonly key: string; readonly text: string }
  | { readonly kind: "list"; readonly key: string; readonly items: readonly string[] }
  | ({ readonly kind: "table"; readonly key: string } & Table)
  | ({ readonly kind: "section"; readonly key: string } & Section);

export type Section = {
  /** The keys on the way to the section, the same in every language: `data-forms`. */
  readonly id: string;
  /** Its place in the document: `2`, `2.1`. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/**
 * The sections of a document, with what is in them.
 *
 * @throws Error that names the place where the file has something else than sections, or something
 * else than texts in a list or a table.
 */
export function outlineOf(texts: TextTree): Section[] {
  return Object.entries(texts).map(([key, part], index) => {
    if (!isSection(part)) throw new Error(`"${key}" is not a section: it has no title.`);
    return section(part, key, String(index + 1));
  });
}

/** All sections, each before those in it. */
export function withSubsections(sections: readonly Section[]): Section[] {
  return sections.flatMap((each) => [each, ...withSubsections(subsectionsOf(each))]);
}

export function subsectionsOf({ blocks }: Section): Section[] {
  return blocks.filter((block) => block.kind === "section");
}

type SectionTexts = TextTree & { readonly title: string };

function isSection(part: string | TextTree): part is SectionTexts {
  return typeof part === "object" && typeof part.title === "string";
}

function section({ title, ...parts }: SectionTexts, id: string, number: string): Section {
  let count = 0;
  const blocks = Object.entries(parts).map(([key, part]): Block => {
    if (typeof part === "string") return { kind: "paragraph", key, text: part };
    const partId = `${id}-${key}`;
    if (isSection(part)) {
      count += 1;
      return { kind: "section", key, ...section(part, partId, `${number}.${count}`) };
    }
    if ("columns" in part) return { kind: "table", key, ...table(part, partId) };
    return { kind: "list", key, items: Object.values(texts(part, partId)) };
  });
  return { id, number, title, blocks };
}

function table({ caption, columns, rows }: TextTree, id: string): Table {
  if (typeof caption !== "string") throw new Error(`The table "${id}" has no caption.`);
  const rowTexts = Object.entries(tree(rows, `${id}-rows`)).map(([key, row]) => {
    return [key, texts(row, `${id}-rows-${key}`)] as const;
  });
  return { caption, columns: texts(columns, `${id}-columns`), rows: Object.fromEntries(rowTexts) };
}

function tree(part: string | TextTree | undefined, id: string): TextTree {
  if (typeof part !== "object") throw new Error(`"${id}" is no group of texts.`);
  return part;
}

function texts(part: string | TextTree | undefined, id: string): Record<string, string> {
  const entries = Object.entries(tree(part, id)).map(([key, text]) => {
    if (typeof text !== "string") throw new Error(`"${id}-${key}" is not a text.`);
    return [key, text] as const;
  });
  return Object.fromEntries(entries);
}
