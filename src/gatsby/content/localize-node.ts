import type { CreateNodeArgs, Node } from "gatsby";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import { draftSlug, postPath } from "../../i18n/routes";
import { isDraftId, isVisible, publishedId } from "../../sanity/documents/document-ids";
import { assetId, isDate } from "../../sanity/documents/draft-notes";
import {
  localizedPost,
  localizedText,
  plainText,
  type LocaleText,
  type Maybe,
  type PostFields,
} from "../../sanity/documents/localize";
import { readingMinutes } from "../../sanity/documents/reading-time";
import { settings } from "../build-settings";
import { isUsableSlug } from "./validate-posts";
import { isScheduled, postSummary } from "./post-summary";

type Document = Node & { readonly _id: string };
type FieldsOf = (document: Document, locale: Locale) => object | undefined;
type Attachment = { readonly title?: unknown; readonly file?: unknown };

type PostNode = Document & PostFields & { publishedAt?: unknown; image?: unknown };
type TestimonialNode = Document & {
  quote?: Maybe<LocaleText>;
  title?: Maybe<LocaleText>;
  name?: unknown;
  company?: unknown;
  altText?: unknown;
  order?: unknown;
  image?: unknown;
};
type EmployeeNode = Document & {
  name?: unknown;
  role?: Maybe<LocaleText>;
  email?: unknown;
  phoneNumber?: unknown;
  order?: unknown;
  image?: unknown;
};

const orderOf = (value: unknown) => (typeof value === "number" ? value : 0);

/** What stands where a draft in a preview has no text yet, so that there is something to click on. */
function placeholder(key: "untitled" | "unnamed", locale: Locale): string {
  return settings.preview ? previewTexts[locale][key] : "";
}

/**
 * The slug under which a post is found in a language; empty when it does not exist in it.
 *
 * A post exists in a language when it has that language's slug. In a preview, a draft also does when
 * something of it is written in that language, or nothing is in any: whoever writes it has to see it
 * before it has an address of its own.
 */
function slugOf(post: PostNode, locale: Locale): string {
  const { slug } = localizedPost(post, locale);
  if (!settings.preview || isUsableSlug(slug)) return slug;
  const isBegun = (language: Locale) => {
    const { slug, title, body } = localizedPost(post, language);
    return slug !== "" || title !== "" || body.length > 0;
  };
  const isDraft = isDraftId(post._id) && (isBegun(locale) || !locales.some(isBegun));
  return slug !== "" || isDraft ? draftSlug(publishedId(post._id), locale) : "";
}

/** The paths of a post in the languages that it exists in. */
function postAlternates(post: PostNode): Record<Locale, string | null> {
  return byLocale((locale) => {
    const slug = slugOf(post, locale);
    return slug ? postPath(slug, locale) : null;
  });
}

function blogPost(post: PostNode, locale: Locale) {
  const { attachments, body, ...fields } = localizedPost(post, locale);
  const slug = slugOf(post, locale);
  if (!slug) return undefined;
  return {
    ...fields,
    slug,
    title: fields.title || placeholder("untitled", locale),
    // As a string, it passes the store and the queries in one piece: a tree costs milliseconds a page.
    body: JSON.stringify(body),
    readingMinutes: readingMinutes(body),
    metaDescription: fields.metaDescription || null,
    publishedAt: isDate(post.publishedAt) ? post.publishedAt : null,
    updatedAt: isDate(post._updatedAt) ? post._updatedAt : null,
    cover: assetId(post.image),
    bodyImages: body.filter(({ _type }) => _type === "image").flatMap((b) => assetId(b) ?? []),
    attachments: (attachments as readonly Attachment[]).map((attachment) => ({
      title: plainText(attachment.title),
      file: assetId(attachment.file),
    })),
    alternates: postAlternates(post),
  };
}

/**
 * Whether a testimonial exists in a language: when it has a quote in it. In a preview, a draft also does
 * when something else of it is written in that language, or it has no quote at all yet.
 */
function isQuotedIn(node: TestimonialNode, locale: Locale): boolean {
  const hasQuote = (language: Locale) => localizedText(node.quote, language) !== "";
  if (hasQuote(locale)) return true;
  if (!settings.preview || !isDraftId(node._id)) return false;
  return localizedText(node.title, locale) !== "" || !locales.some(hasQuote);
}

function testimonial(node: TestimonialNode, locale: Locale) {
  if (!isQuotedIn(node, locale)) return undefined;
  return {
    quote: localizedText(node.quote, locale),
    name: plainText(node.name) || placeholder("unnamed", locale),
    title: localizedText(node.title, locale) || null,
    company: plainText(node.company) || null,
    portrait: assetId(node.image),
    altText: plainText(node.altText),
    order: orderOf(node.order),
  };
}

function teamMember(node: EmployeeNode, locale: Locale) {
  return {
    name: plainText(node.name) || placeholder("unnamed", locale),
    role: localizedText(node.role, locale) || null,
    email: plainText(node.email),
    phoneNumber: plainText(node.phoneNumber) || null,
    portrait: assetId(node.image),
    order: orderOf(node.order),
  };
}

/** By the type of the document: that of its child nodes for each language, and what they hold. */
const localizations = new Map<string, { type: string; fieldsOf: FieldsOf }>([
  ["SanityPost", { type: "BlogPost", fieldsOf: blogPost }],
  ["SanityTestimonial", { type: "Testimonial", fieldsOf: testimonial }],
  ["SanityEmployee", { type: "TeamMember", fieldsOf: teamMember }],
]);

/** Whether {@link localizeNode} makes something of a node. */
export function isLocalized({ internal }: Node): boolean {
  return localizations.has(internal.type);
}

/**
 * Gives each Sanity document a child node for each language that it exists in, so that queries ask for
 * one language and never choose between `title` and `titleEn`. Pages are made from the children alone,
 * so a document without them, such as a draft outside of a preview, is in no page.
 *
 * A post also gets its outline (see `post-summary.ts`), and no other child while it is held back.
 */
export function localizeNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: Pick<CreateNodeArgs, "node" | "actions" | "createNodeId" | "createContentDigest">): void {
  const localization = localizations.get(node.internal.type);
  if (!localization) return;
  const childNode = (type: string, key: string, fields: object) => ({
    ...fields,
    id: createNodeId(`${node.id} ${type}${key}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
  const { type, fieldsOf } = localization;
  const isShown = isVisible((node as Document)._id, settings.preview) && !isScheduled(node);
  const localized = byLocale((language) => {
    const fields = isShown && fieldsOf(node as Document, language);
    return fields ? childNode(type, ` ${language}`, { ...fields, language }) : undefined;
  });
  const children = Object.values(localized).filter((child) => child !== undefined);
  if (node.internal.type === "SanityPost") {
    const ids = byLocale((language) => localized[language]?.id ?? null);
    children.push(childNode("PostSummary", "", postSummary(node, ids)));
  }
  for (const child of children) void actions.createNode(child);

  // Each link stores the document with all its texts anew: so one for all.
  const last = children.pop();
  if (!last) return;
  node.children = [...new Set([...node.children, ...children.map(({ id }) => id)])];
  actions.createParentChildLink({ parent: node, child: last });
}
