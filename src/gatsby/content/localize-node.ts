import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { locales, type Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import { draftSlug, postPath, type Alternates } from "../../i18n/routes";
import { isDraftId, isVisible, publishedId } from "../../sanity/documents/document-ids";
import { assetId, isDate, type StoredFields } from "../../sanity/documents/document-problems";
import {
  localizedPost,
  localizedText,
  plainText,
  textLanguage,
  type PostFields,
} from "../../sanity/documents/localize";
import { previewNodeId } from "../../sanity/documents/preview-node-ids";
import { readingMinutes } from "../../sanity/documents/reading-time";
import { slugProblem } from "../../sanity/model/slug-rules";
import { settings } from "../build-settings";
import { isScheduled } from "./scheduled-posts";

type Document = Node & PostFields & StoredFields & { readonly _id: string };
type FieldsOf = (document: Document, locale: Locale) => object | undefined;

const orderOf = (value: unknown) => (typeof value === "number" ? value : 0);

/** Replaces a missing text of a draft in a preview, so that there is something to click. */
function placeholder(key: "untitled" | "unnamed", locale: Locale): string {
  return settings.preview ? previewTexts[locale][key] : "";
}

/**
 * Whether a document is a draft that a preview shows in a language: one that it has content in, or any if it
 * has none yet. Its author has to see it before it can be published.
 */
function isDraftIn(
  { _id }: Document,
  locale: Locale,
  isBegun: (language: Locale) => boolean,
): boolean {
  return settings.preview && isDraftId(_id) && (isBegun(locale) || !locales.some(isBegun));
}

/** Returns a post's slug in a language; empty if the post does not exist in it, that is, has no slug. */
function slugOf(post: Document, locale: Locale): string {
  const { slug } = localizedPost(post, locale);
  if (!settings.preview || slugProblem(slug) === undefined) return slug;
  const isDraft = isDraftIn(post, locale, (language) => {
    const content = localizedPost(post, language);
    return content.slug !== "" || content.title !== "" || content.body.length > 0;
  });
  return slug !== "" || isDraft ? draftSlug(publishedId(post._id), locale) : "";
}

/** Returns a post's paths in the languages it exists in. */
function postAlternates(post: Document): Alternates {
  const slugs = locales.map((locale) => [locale, slugOf(post, locale)] as const);
  return Object.fromEntries(
    slugs.filter(([, slug]) => slug).map(([locale, slug]) => [locale, postPath(slug, locale)]),
  );
}

/** Formats the day of a moment in Sweden: "2025-01-05". */
const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

function blogPost(post: Document, locale: Locale) {
  const { attachments, body, ...fields } = localizedPost(post, locale);
  const slug = slugOf(post, locale);
  if (!slug) return undefined;
  const publishedAt = isDate(post.publishedAt) ? post.publishedAt : null;
  return {
    ...fields,
    slug,
    title: fields.title || placeholder("untitled", locale),
    // A string, because a tree costs the store and the queries milliseconds per page.
    body: JSON.stringify(body),
    readingMinutes: readingMinutes(body),
    metaDescription: fields.metaDescription || null,
    publishedAt,
    publicationDay: publishedAt && swedishDay.format(Date.parse(publishedAt)),
    updatedAt: isDate(post._updatedAt) ? post._updatedAt : null,
    cover: assetId(post.image),
    bodyImages: body.filter(({ _type }) => _type === "image").flatMap((b) => assetId(b) ?? []),
    attachments: (attachments as readonly StoredFields[]).map(({ _key, title, file }) => ({
      key: plainText(_key) || null,
      title: plainText(title),
      file: assetId(file),
    })),
    alternates: postAlternates(post),
  };
}

/** A testimonial exists in the languages that it has a quote in. */
function testimonial(document: Document, locale: Locale) {
  const { quote, title, name, company, altText, order, image } = document;
  const has = (language: Locale) => localizedText(quote, language) !== "";
  const isBegun = (language: Locale) => has(language) || localizedText(title, language) !== "";
  if (!has(locale) && !isDraftIn(document, locale, isBegun)) return undefined;
  return {
    quote: localizedText(quote, locale),
    quoteLanguage: textLanguage(quote, locale),
    name: plainText(name) || placeholder("unnamed", locale),
    title: localizedText(title, locale) || null,
    company: plainText(company) || null,
    portrait: assetId(image),
    altText: plainText(altText),
    order: orderOf(order),
  };
}

function teamMember({ name, role, email, phoneNumber, image, order }: Document, locale: Locale) {
  return {
    name: plainText(name) || placeholder("unnamed", locale),
    role: localizedText(role, locale) || null,
    email: plainText(email),
    phoneNumber: plainText(phoneNumber) || null,
    portrait: assetId(image),
    order: orderOf(order),
  };
}

/** Type and fields of the child nodes, and the shown fields that are a `localeText`. */
type Localization = readonly [type: string, fieldsOf: FieldsOf, localeTexts: readonly string[]];

/** By the type of the document. */
const localizations = new Map<string, Localization>([
  ["SanityPost", ["BlogPost", blogPost, []]],
  ["SanityTestimonial", ["Testimonial", testimonial, ["quote", "title"]]],
  ["SanityEmployee", ["TeamMember", teamMember, ["role"]]],
]);

/**
 * Creates a child node of a Sanity document for each language it exists in, so that queries select a
 * language and never choose between `title` and `titleEn`. Pages are created only from the children, so a
 * document without any, such as a scheduled post or a draft outside a preview, is on no page.
 */
export function localizeNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: Pick<CreateNodeArgs, "node" | "actions" | "createNodeId" | "createContentDigest">): void {
  const localization = localizations.get(node.internal.type);
  if (!localization) return;
  const [type, fieldsOf, localeTexts] = localization;
  const document = node as Document;
  if (!isVisible(document._id, settings.preview) || isScheduled(node)) return;
  const plainTexts = localeTexts.filter((name) => typeof document[name] === "string");
  for (const language of locales) {
    const localized = fieldsOf(document, language);
    if (!localized) continue;
    const fields = { ...localized, language };
    const child = {
      ...fields,
      id: settings.preview
        ? previewNodeId({ document: publishedId(document._id), language, plainTexts })
        : createNodeId(`${node.id} ${type} ${language}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  }
}

/**
 * Creates the localized nodes of posts that were still scheduled in an earlier build and are due now. Call
 * it once the content has been read.
 */
export function publishDuePosts(args: SourceNodesArgs): void {
  for (const node of args.getNodesByType("SanityPost")) {
    if (node.children.length === 0) localizeNode({ ...args, node });
  }
}
