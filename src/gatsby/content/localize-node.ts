import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import { draftSlug, postPath } from "../../i18n/routes";
import { isDraftId, isVisible, publishedId } from "../../sanity/documents/document-ids";
import { assetId, isDate } from "../../sanity/documents/document-problems";
import {
  localizedPost,
  localizedText,
  plainText,
  textLanguage,
  type LocaleText,
  type Maybe,
  type PostFields,
} from "../../sanity/documents/localize";
import { previewNodeId } from "../../sanity/documents/preview-node-ids";
import { readingMinutes } from "../../sanity/documents/reading-time";
import { slugProblem } from "../../sanity/model/slug-rules";
import { settings } from "../build-settings";
import { isScheduled } from "./scheduled-posts";

type Document = Node & { readonly _id: string };
type FieldsOf = (document: Document, locale: Locale) => object | undefined;
type Attachment = { readonly _key?: unknown; readonly title?: unknown; readonly file?: unknown };

type StoredPost = Document & PostFields & { publishedAt?: unknown; image?: unknown };
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

/** Replaces a missing text of a draft in a preview, so that there is something to click. */
function placeholder(key: "untitled" | "unnamed", locale: Locale): string {
  return settings.preview ? previewTexts[locale][key] : "";
}

/**
 * Returns a post's slug in a language; empty if the post does not exist in it.
 *
 * A post exists in the languages it has a slug in. In a preview, a draft also exists in languages it has any
 * content in, or in all if it has none: its author has to see it before it has a URL.
 */
function slugOf(post: StoredPost, locale: Locale): string {
  const { slug } = localizedPost(post, locale);
  if (!settings.preview || slugProblem(slug) === undefined) return slug;
  const isBegun = (language: Locale) => {
    const content = localizedPost(post, language);
    return content.slug !== "" || content.title !== "" || content.body.length > 0;
  };
  const isDraft = isDraftId(post._id) && (isBegun(locale) || !locales.some(isBegun));
  return slug !== "" || isDraft ? draftSlug(publishedId(post._id), locale) : "";
}

/** Returns a post's paths by language; null for a language it does not exist in. */
function postAlternates(post: StoredPost): Record<Locale, string | null> {
  return byLocale((locale) => {
    const slug = slugOf(post, locale);
    return slug ? postPath(slug, locale) : null;
  });
}

function blogPost(post: StoredPost, locale: Locale) {
  const { attachments, body, ...fields } = localizedPost(post, locale);
  const slug = slugOf(post, locale);
  if (!slug) return undefined;
  return {
    ...fields,
    slug,
    title: fields.title || placeholder("untitled", locale),
    // A string, because a tree costs the store and the queries milliseconds per page.
    body: JSON.stringify(body),
    readingMinutes: readingMinutes(body),
    metaDescription: fields.metaDescription || null,
    publishedAt: isDate(post.publishedAt) ? post.publishedAt : null,
    updatedAt: isDate(post._updatedAt) ? post._updatedAt : null,
    cover: assetId(post.image),
    bodyImages: body.filter(({ _type }) => _type === "image").flatMap((b) => assetId(b) ?? []),
    attachments: (attachments as readonly Attachment[]).map((attachment) => ({
      key: plainText(attachment._key) || null,
      title: plainText(attachment.title),
      file: assetId(attachment.file),
    })),
    alternates: postAlternates(post),
  };
}

/**
 * Whether a testimonial exists in a language, that is, has a quote in it. In a preview, a draft also exists
 * in a language it has a title in, or in all if it has no quote yet.
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
    quoteLanguage: textLanguage(node.quote, locale),
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

type Localization = {
  /** Type and fields of the child nodes. */
  readonly type: string;
  readonly fieldsOf: FieldsOf;
  /** Shown fields of the type `localeText`. */
  readonly localeTexts: readonly string[];
};

/** By the type of the document. */
const localizations = new Map<string, Localization>([
  ["SanityPost", { type: "BlogPost", fieldsOf: blogPost, localeTexts: [] }],
  [
    "SanityTestimonial",
    { type: "Testimonial", fieldsOf: testimonial, localeTexts: ["quote", "title"] },
  ],
  ["SanityEmployee", { type: "TeamMember", fieldsOf: teamMember, localeTexts: ["role"] }],
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
  const { type, fieldsOf, localeTexts } = localization;
  const document = node as Document & Readonly<Record<string, unknown>>;
  const plainTexts = localeTexts.filter((name) => typeof document[name] === "string");
  const isShown = isVisible(document._id, settings.preview) && !isScheduled(node);
  if (!isShown) return;
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
