import type { Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import type { EmployeeContent } from "../../sanity/documents/read-employee";
import { readMoment, swedishDay } from "../../sanity/documents/read-moment";
import type { PostContent } from "../../sanity/documents/read-post";
import type { TestimonialContent } from "../../sanity/documents/read-testimonial";
import { readingMinutes } from "../../sanity/documents/reading-time";
import { settings } from "../build-settings";
import { shownLanguages, type PostPage } from "./post-pages";
import type { ReadDocument } from "./read-documents";
import type { DocumentNode } from "./stored-documents";

/** The types of the nodes in one language. */
export const localizedTypes = ["BlogPost", "Testimonial", "TeamMember"] as const;

/** Replaces a missing text of a draft in a preview, so that there is something to click. */
function placeholder(key: "untitled" | "unnamed", locale: Locale): string {
  return settings.preview ? previewTexts[locale][key] : "";
}

/** The page of a post in a language. */
function blogPost(
  { body, review, ...content }: PostContent,
  { language, slug, alternates }: PostPage,
  { _updatedAt }: DocumentNode,
) {
  const { title, publishedAt, metaTitle, metaDescription } = content;
  return {
    ...content,
    language,
    slug,
    title: title || placeholder("untitled", language),
    body,
    readingMinutes: readingMinutes(body),
    metaTitle: metaTitle || null,
    metaDescription: metaDescription || null,
    reviewer: review && { ...review.reviewer, role: review.reviewer.role || null },
    reviewDay: review && swedishDay(review.reviewedAt),
    publicationDay: publishedAt && swedishDay(publishedAt),
    updatedAt: readMoment(_updatedAt) ?? null,
    bodyImages: body.flatMap((block) => (block._type === "image" && block.asset) || []),
    alternates,
  };
}

function testimonial(content: TestimonialContent, language: Locale) {
  const { name, title, company } = content;
  return {
    ...content,
    language,
    name: name || placeholder("unnamed", language),
    title: title || null,
    company: company || null,
  };
}

function teamMember(content: EmployeeContent, language: Locale) {
  const { name, role, email, phoneNumber } = content;
  return {
    ...content,
    language,
    name: name || placeholder("unnamed", language),
    role: role || null,
    email: email || null,
    phoneNumber: phoneNumber || null,
  };
}

/** What a document becomes. */
type LocalizedDocument = {
  /** Of its nodes. */
  readonly type: (typeof localizedTypes)[number];
  /** Of each node. */
  readonly fields: readonly { readonly language: Locale }[];
  /** Its own fields that are a `localeText`. */
  readonly localeTexts: readonly string[];
};

/**
 * Returns the fields of a document's nodes: one for each language whose pages show it, so that queries select a
 * language and never choose between `title` and `titleEn`. Undefined for a redirect, which has none.
 */
export function localizedFields(read: ReadDocument): LocalizedDocument | undefined {
  const { document } = read;
  switch (read.type) {
    case "post": {
      const { byLanguage } = read.reading;
      const fields = read.pages.map((page) => blogPost(byLanguage[page.language], page, document));
      return { type: "BlogPost", fields, localeTexts: [] };
    }
    case "testimonial": {
      const { byLanguage } = read.reading;
      const shown = shownLanguages(document, read.reading);
      const fields = shown.map((language) => testimonial(byLanguage[language], language));
      return { type: "Testimonial", fields, localeTexts: ["quote", "title"] };
    }
    case "employee": {
      const { byLanguage } = read.reading;
      const shown = shownLanguages(document, read.reading);
      const fields = shown.map((language) => teamMember(byLanguage[language], language));
      return { type: "TeamMember", fields, localeTexts: ["role"] };
    }
    case "redirect":
      return undefined;
  }
}
