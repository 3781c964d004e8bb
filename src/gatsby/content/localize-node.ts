import type { CreateNodeArgs, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { locales, type Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import { postPath, type Alternates } from "../../i18n/routes";
import { isDraftId, isVisible, publishedId } from "../../sanity/documents/document-ids";
import type { Reading } from "../../sanity/documents/finding";
import { linkedPostIds } from "../../sanity/documents/linked-posts";
import { previewNodeId } from "../../sanity/documents/preview-node-ids";
import { previewSlug } from "../../sanity/documents/preview-slug";
import { readDocument, type ReadContext } from "../../sanity/documents/read-document";
import type { EmployeeContent } from "../../sanity/documents/read-employee";
import { referenceId } from "../../sanity/documents/read-link";
import { readMoment } from "../../sanity/documents/read-moment";
import type { PostContent } from "../../sanity/documents/read-post";
import type { TestimonialContent } from "../../sanity/documents/read-testimonial";
import type { StoredFields } from "../../sanity/documents/read-text";
import { readingMinutes } from "../../sanity/documents/reading-time";
import { settings } from "../build-settings";
import { employeeFinder, postFinder } from "./link-targets";
import { postFacts } from "./read-documents";
import { isScheduled } from "./scheduled-posts";

type Document = Node & StoredFields & { readonly _id: string };

/** Replaces a missing text of a draft in a preview, so that there is something to click. */
function placeholder(key: "untitled" | "unnamed", locale: Locale): string {
  return settings.preview ? previewTexts[locale][key] : "";
}

/**
 * Returns the languages whose pages show a document. A preview shows a draft in those that it has content in, or
 * in all if it has none yet: its author has to see it before it can be published.
 */
function shownLanguages(
  _id: string,
  { languages, startedLanguages }: Reading<unknown>,
): readonly Locale[] {
  if (!settings.preview || !isDraftId(_id)) return languages;
  return startedLanguages.length > 0 ? startedLanguages : locales;
}

/** Formats the day of a moment in Sweden: "2025-01-05". */
const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

/** Returns a post's fields in a language. @param shown languages that it has a page in. */
function blogPost(
  post: Document,
  byLanguage: Reading<PostContent>["byLanguage"],
  shown: readonly Locale[],
  locale: Locale,
) {
  const { body, review, ...content } = byLanguage[locale];
  const { title, publishedAt, metaTitle, metaDescription } = content;
  const slugIn = (language: Locale) => {
    const { slug } = byLanguage[language];
    return settings.preview ? previewSlug(slug, post._id, language) : slug;
  };
  const alternates: Alternates = Object.fromEntries(
    shown.map((language) => [language, postPath(slugIn(language), language)]),
  );
  return {
    ...content,
    slug: slugIn(locale),
    title: title || placeholder("untitled", locale),
    // A string, because a tree costs the store and the queries milliseconds per page.
    body: JSON.stringify(body),
    readingMinutes: readingMinutes(body),
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
    reviewer: review && { ...review.reviewer, role: review.reviewer.role || null },
    reviewDay: review && swedishDay.format(Date.parse(review.reviewedAt)),
    publicationDay: publishedAt && swedishDay.format(Date.parse(publishedAt)),
    updatedAt: readMoment(post._updatedAt) ?? null,
    bodyImages: body.flatMap((block) => (block._type === "image" && block.asset) || []),
    alternates,
  };
}

function testimonial(content: TestimonialContent, locale: Locale) {
  const { name, title, company } = content;
  return {
    ...content,
    name: name || placeholder("unnamed", locale),
    title: title || null,
    company: company || null,
  };
}

function teamMember(content: EmployeeContent, locale: Locale) {
  const { name, role, email, phoneNumber } = content;
  return {
    ...content,
    name: name || placeholder("unnamed", locale),
    role: role || null,
    email: email || null,
    phoneNumber: phoneNumber || null,
  };
}

/** The fields of a document's nodes, by language. */
function localized<Content>(
  { _id }: Document,
  reading: Reading<Content>,
  fieldsOf: (content: Content, locale: Locale, shown: readonly Locale[]) => object,
): LocalizedDocument["fields"] {
  const shown = shownLanguages(_id, reading);
  return shown.map((language) => ({
    language,
    ...fieldsOf(reading.byLanguage[language], language, shown),
  }));
}

/** What a document becomes. */
type LocalizedDocument = {
  /** Of its nodes. */
  readonly type: "BlogPost" | "Testimonial" | "TeamMember";
  /** Of each node. */
  readonly fields: readonly { readonly language: Locale }[];
  /** Its own fields that are a `localeText`. */
  readonly localeTexts: readonly string[];
};

/**
 * Returns undefined for a document that has no nodes: one of another type, or a scheduled post.
 *
 * @param others the documents that it refers to.
 */
function localizedDocument(
  document: Document,
  others: Pick<ReadContext, "findPost" | "findEmployee">,
): LocalizedDocument | undefined {
  switch (document.internal.type) {
    case "SanityPost": {
      const reading = readDocument("post", document, others);
      if (isScheduled(postFacts(reading))) return undefined;
      const fields = localized(document, reading, (_, locale, shown) =>
        blogPost(document, reading.byLanguage, shown, locale),
      );
      return { type: "BlogPost", fields, localeTexts: [] };
    }
    case "SanityTestimonial": {
      const fields = localized(document, readDocument("testimonial", document), testimonial);
      return { type: "Testimonial", fields, localeTexts: ["quote", "title"] };
    }
    case "SanityEmployee": {
      const fields = localized(document, readDocument("employee", document), teamMember);
      return { type: "TeamMember", fields, localeTexts: ["role"] };
    }
    default:
      return undefined;
  }
}

type LocalizeArgs = Pick<
  CreateNodeArgs,
  "node" | "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

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
  getNode,
}: LocalizeArgs): void {
  const document = node as Document;
  const found = localizedDocument(document, {
    findPost: postFinder(getNode),
    findEmployee: employeeFinder(getNode),
  });
  if (!found || !isVisible(document._id, settings.preview)) return;
  const { type, fields: fieldsByLanguage, localeTexts } = found;
  const plainTexts = localeTexts.filter((name) => {
    const stored = document[name];
    return typeof stored === "string" || Array.isArray(stored);
  });
  for (const fields of fieldsByLanguage) {
    const { language } = fields;
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
 * Creates the localized nodes of posts that were still scheduled in an earlier build and are published by now.
 * Call it once the content has been read.
 */
export function localizeDuePosts(args: SourceNodesArgs): void {
  for (const node of args.getNodesByType("SanityPost")) {
    if (node.children.length === 0) localizeNode({ ...args, node });
  }
}

/**
 * Creates the nodes of posts that refer to other documents anew, as they have the addresses of the posts that they
 * link to, and their reviewer's name: these may have changed, come or gone since. Call it once all documents have
 * their nodes. What is the same as before stays.
 */
export function joinDocuments(
  args: Omit<LocalizeArgs, "node"> & Pick<NodePluginArgs, "getNodesByType">,
): void {
  for (const node of args.getNodesByType("SanityPost")) {
    const isAlone = linkedPostIds(node).length === 0 && referenceId(node.reviewer) === undefined;
    if (!isAlone) localizeNode({ ...args, node });
  }
}
