/** The texts of a page from documents that have not reached the site yet. Pure. */
import type { ArticleBlock } from "../../../sanity/documents/article";
import { publishedId } from "../../../sanity/documents/document-ids";
import { findPostIn } from "../../../sanity/documents/linked-posts";
import { nodeSource } from "../../../sanity/documents/preview-node-ids";
import { isDocumentType, readDocument } from "../../../sanity/documents/read-document";
import type { StoredFields } from "../../../sanity/documents/read-text";
import { readingMinutes } from "../../../sanity/documents/reading-time";
import type { Locale } from "../../../i18n/locales";

/** The fields of a node that are typed, as queries name them. */
type Texts = Readonly<Record<string, string | number | readonly ArticleBlock[]>>;

/** The texts of other documents than posts. */
const textNames = [
  "quote",
  "quoteLanguage",
  "name",
  "title",
  "company",
  "altText",
  "role",
  "email",
  "phoneNumber",
];

function textsOf(
  document: StoredFields,
  locale: Locale,
  documents: readonly StoredFields[],
): Texts {
  const { _type } = document;
  if (!isDocumentType(_type)) return {};
  const findPost = findPostIn(documents, true);
  const content = readDocument(_type, document, { findPost }).byLanguage[locale];
  if ("body" in content) {
    const { title, coverAlt, metaDescription, body } = content;
    const texts = { title, coverAlt, metaDescription };
    return { ...texts, body, readingMinutes: readingMinutes(body) };
  }
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => textNames.includes(name)),
  ) as Texts;
}

/**
 * Returns the texts of a preview's node, without the empty ones: what stands in their place is the page's to say.
 *
 * @param documents those of the page, and the posts that they link to.
 */
export function liveTexts(nodeId: string, documents: readonly StoredFields[]): Texts {
  const source = nodeSource(nodeId);
  const document = documents.find(({ _id }) => publishedId(String(_id)) === source?.document);
  if (!source || !document) return {};
  const texts = Object.entries(textsOf(document, source.language, documents));
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** Lists the ids of the preview's nodes in a page's data. */
export function shownNodes(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const { id } = data as { readonly id?: unknown };
  return [
    ...(typeof id === "string" && nodeSource(id) ? [id] : []),
    ...Object.values(data).flatMap(shownNodes),
  ];
}

/** Returns a page's data with the texts of its nodes. A field that the page does not query stays out. */
export function withTexts(data: unknown, texts: ReadonlyMap<string, Texts>): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withTexts(item, texts));
  if (typeof data !== "object" || data === null) return data;
  const { id } = data as { readonly id?: unknown };
  const own = texts.get(String(id)) ?? {};
  const fields = Object.entries(data).map(([key, value]) => [
    key,
    Object.hasOwn(own, key) ? own[key] : withTexts(value, texts),
  ]);
  return Object.fromEntries(fields) as unknown;
}
