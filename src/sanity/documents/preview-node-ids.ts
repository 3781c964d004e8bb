/**
 * The ids of a preview's nodes, which name the document that a node comes from. So anything that knows a
 * node knows what to edit, on pages with thousands of posts, too. Pure.
 */
import { locales, type Locale } from "../../i18n/locales";

/** A document in one language. */
export type NodeSource = {
  /** The document's published id. */
  readonly document: string;
  readonly language: Locale;
  /** Fields that hold one plain text for all languages, as older documents do. */
  readonly plainTexts: readonly string[];
};

/** In no id of Sanity's, and in no name of a field. */
const separator = ":";

/** Returns the id of a preview's node. */
export function previewNodeId({ document, language, plainTexts }: NodeSource): string {
  return [document, language, ...plainTexts].join(separator);
}

/** Returns what a preview's node comes from; undefined for an id of another kind. */
export function nodeSource(id: string): NodeSource | undefined {
  const [document, language, ...plainTexts] = id.split(separator);
  const locale = locales.find((each) => each === language);
  return document && locale ? { document, language: locale, plainTexts } : undefined;
}
