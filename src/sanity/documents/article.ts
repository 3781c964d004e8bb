/** An article as the site's renderer (`src/components/portable-text`) takes it: Portable Text that has been read. */
import type { portableTextLists, portableTextStyles } from "../model/portable-text";
import type { Path } from "./finding";
import type { StoredFields } from "./read-text";

export type Span = {
  readonly _type: "span";
  readonly text: string;
  /** Decorators, and the key of at most one link. */
  readonly marks: readonly string[];
};

export type LinkMark = { readonly _type: "link"; readonly _key: string; readonly href: string };

export type TextBlock = {
  readonly _type: "block";
  readonly _key?: string;
  readonly style: (typeof portableTextStyles)[number];
  readonly listItem?: (typeof portableTextLists)[number];
  /** From 1, and at most one more than that of the item before. */
  readonly level?: number;
  readonly children: readonly Span[];
  readonly markDefs: readonly LinkMark[];
  /** The id of a heading's element. */
  readonly id?: string;
};

export type ImageBlock = {
  readonly _type: "image";
  readonly _key?: string;
  /** Id of its asset; null where none was chosen, as in a draft. */
  readonly asset: string | null;
  readonly alt: string;
  readonly caption: string;
};

export type ArticleBlock = TextBlock | ImageBlock;

/** A block of text whose links are still as they are stored: where they lead depends on other documents. */
export type UnlinkedBlock = Omit<TextBlock, "markDefs"> & {
  readonly path: Path;
  /** By key. */
  readonly links: ReadonlyMap<string, StoredFields>;
};

/** An article before its links are followed (`follow-links.ts`). */
export type UnlinkedArticle = readonly (UnlinkedBlock | ImageBlock)[];

/** The words of a block. */
export function blockText({ children }: Pick<TextBlock, "children">): string {
  return children.map(({ text }) => text).join("");
}
