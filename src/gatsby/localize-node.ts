import type { CreateNodeArgs, Node } from "gatsby";
import { locales, type Locale } from "../i18n/locales";
import { postPath } from "../i18n/routes";
import {
  localizedPost,
  localizedText,
  type LocaleText,
  type Maybe,
  type PostFields,
} from "../sanity/localize";

type Reference = Maybe<{ readonly asset?: Maybe<{ readonly _ref?: string }> }>;
type Attachment = { readonly title?: Maybe<string>; readonly file?: Reference };
type Block = Reference & { readonly _type?: string };

type PostNode = Node & PostFields & { publishedAt?: Maybe<string>; image?: Reference };
type TestimonialNode = Node & {
  quote?: Maybe<LocaleText>;
  title?: Maybe<LocaleText>;
  name?: Maybe<string>;
  company?: Maybe<string>;
  altText?: Maybe<string>;
  order?: Maybe<number>;
  image?: Reference;
};
type EmployeeNode = Node & {
  name?: Maybe<string>;
  role?: Maybe<LocaleText>;
  email?: Maybe<string>;
  phoneNumber?: Maybe<string>;
  order?: Maybe<number>;
  image?: Reference;
};

const assetId = (reference: Reference) => reference?.asset?._ref ?? null;

/** The paths of a post in the languages that it exists in. */
function postAlternates(post: PostFields): Record<Locale, string | null> {
  const path = (locale: Locale) => {
    const { slug } = localizedPost(post, locale);
    return slug ? postPath(slug, locale) : null;
  };
  return { sv: path("sv"), en: path("en") };
}

function blogPost(post: PostNode, locale: Locale) {
  const { slug, attachments, ...fields } = localizedPost(post, locale);
  // A post exists in a language when it has that language's slug.
  if (!slug) return undefined;
  const blocks = fields.body as readonly Block[];
  return {
    ...fields,
    slug,
    // As a string, it passes the store and the queries in one piece: a tree costs milliseconds a page.
    body: JSON.stringify(fields.body),
    metaDescription: fields.metaDescription || null,
    publishedAt: post.publishedAt ?? null,
    cover: assetId(post.image),
    bodyImages: blocks.filter((block) => block._type === "image").flatMap((b) => assetId(b) ?? []),
    attachments: (attachments as readonly Attachment[]).map((attachment) => ({
      title: attachment.title ?? "",
      file: assetId(attachment.file),
    })),
    alternates: postAlternates(post),
  };
}

function testimonial(node: TestimonialNode, locale: Locale) {
  return {
    quote: localizedText(node.quote, locale),
    name: node.name ?? "",
    title: localizedText(node.title, locale) || null,
    company: node.company ?? null,
    portrait: assetId(node.image),
    altText: node.altText ?? "",
    order: node.order ?? 0,
  };
}

function teamMember(node: EmployeeNode, locale: Locale) {
  return {
    name: node.name ?? "",
    role: localizedText(node.role, locale),
    email: node.email ?? "",
    phoneNumber: node.phoneNumber ?? null,
    portrait: assetId(node.image),
    order: node.order ?? 0,
  };
}

function fieldsOf(node: Node, locale: Locale) {
  switch (node.internal.type) {
    case "SanityPost":
      return { type: "BlogPost", fields: blogPost(node, locale) };
    case "SanityTestimonial":
      return { type: "Testimonial", fields: testimonial(node, locale) };
    case "SanityEmployee":
      return { type: "TeamMember", fields: teamMember(node, locale) };
    default:
      return undefined;
  }
}

/**
 * Gives each Sanity document a child node for each language that it exists in, so that queries ask for
 * one language and never choose between `title` and `titleEn`.
 */
export function localizeNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): void {
  for (const language of locales) {
    const localized = fieldsOf(node, language);
    if (!localized?.fields) continue;
    const child = {
      ...localized.fields,
      language,
      id: createNodeId(`${node.id} ${localized.type} ${language}`),
      parent: node.id,
      children: [],
      internal: {
        type: localized.type,
        contentDigest: createContentDigest({ ...localized.fields, language }),
      },
    };
    void actions.createNode(child);
    actions.createParentChildLink({ parent: node, child: child });
  }
}
