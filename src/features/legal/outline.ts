/**
 * Derives the outline of a legal document from the shape of its file in `src/locales`, in the file's
 * order. Adding a paragraph takes no more than another key, in both languages.
 *
 * - a text: a paragraph
 * - an object with a `title`: a section
 * - an object with `columns`: a table with its `caption` and `rows`
 * - any other object: a list of texts
 */

export type TextTree = { readonly [key: string]: string | TextTree };

export type Table = {
  readonly caption: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Rows by key, each with a text per column. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type Block =
  | { readonly kind: "paragraph"; readonly key: string; readonly text: string }
  | { readonly kind: "list"; readonly key: string; readonly items: readonly string[] }
  | ({ readonly kind: "table"; readonly key: string } & Table)
  | ({ readonly kind: "section"; readonly key: string } & Section);

export type Section = {
  /** Path of keys to the section, such as `data-forms`. The same in every language. */
  readonly id: string;
  /** Position in the document, such as `2` or `2.1`. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/**
 * Returns the sections of a document with their contents.
 *
 * @throws Error naming the key at which the file has anything but sections at the top level, or
 * anything but texts in a list or table.
 */
export function outlineDocument(texts: TextTree): Section[] {
  return Object.entries(texts).map(([key, part], index) => {
    if (!isSection(part)) throw new Error(`"${key}" is not a section: it has no title.`);
    return section(part, key, String(index + 1));
  });
}

/** Returns sections and their subsections in one list, parents first. */
export function flattenSections(sections: readonly Section[]): Section[] {
  return sections.flatMap((each) => [each, ...flattenSections(subsectionsOf(each))]);
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
  if (typeof part !== "object") throw new Error(`"${id}" is not a group of texts.`);
  return part;
}

function texts(part: string | TextTree | undefined, id: string): Record<string, string> {
  const entries = Object.entries(tree(part, id)).map(([key, text]) => {
    if (typeof text !== "string") throw new Error(`"${id}-${key}" is not a text.`);
    return [key, text] as const;
  });
  return Object.fromEntries(entries);
}
