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

type Texts = Readonly<Record<string, string>>;

export type Table = {
  readonly caption: string;
  readonly columns: Texts;
  /** Rows by key, each with a text per column. */
  readonly rows: Readonly<Record<string, Texts>>;
};

/** What a section has besides its title and its sections: a paragraph, a table or a list. */
export type Block = string | Table | Texts;

export type LegalSection = {
  /** Path of keys to the section, such as `data-forms`. The same in every language. */
  readonly id: string;
  /** Position in the document, such as `2` or `2.1`. */
  readonly number: string;
  readonly title: string;
  /** By key, in order. */
  readonly parts: Readonly<Record<string, Block | LegalSection>>;
};

/** Returns the sections of a document with their contents. */
export function outlineDocument(texts: TextTree): LegalSection[] {
  return Object.values(partsOf(texts)).filter(isSection);
}

export function subsectionsOf({ parts }: LegalSection): LegalSection[] {
  return Object.values(parts).filter(isSection);
}

export function isSection(part: Block | LegalSection): part is LegalSection {
  return typeof part === "object" && "number" in part;
}

export function isTable(part: Block): part is Table {
  return typeof part === "object" && "columns" in part;
}

function partsOf(texts: TextTree, id = "", number = ""): LegalSection["parts"] {
  let count = 0;
  const entries = Object.entries(texts).map(([key, part]) => {
    if (typeof part === "string" || typeof part.title !== "string") return [key, part];
    const { title, ...rest } = part;
    count += 1;
    const own = { id: id + key, number: `${number}${count}` };
    const parts = partsOf(rest, `${own.id}-`, `${own.number}.`);
    return [key, { ...own, title, parts }];
  });
  return Object.fromEntries(entries) as LegalSection["parts"];
}
