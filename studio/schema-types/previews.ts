/** Previews of documents in lists. Pure. */
import type { PreviewValue } from "@sanity/types";
import { swedishTime } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { isDate } from "../../src/sanity/documents/document-problems";
import {
  localizedPost,
  localizedText,
  type LocaleText,
  type PostFields,
} from "../../src/sanity/documents/localize";
import { languageNames } from "./validation";

type Media = PreviewValue["media"];

type Selection = Readonly<Record<string, unknown>> & { readonly media?: Media };

type Preview = {
  /** Paths in the document by their names in `prepare`. */
  readonly select: Readonly<Record<string, string>>;
  readonly prepare: (selection: Selection) => { title: string; subtitle: string; media: Media };
};

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Returns the day of a stored date in Swedish time, as on the site. */
const dayOf = (value: unknown) => (isDate(value) ? swedishTime(value).slice(0, 10) : "");

/** Returns the Swedish text, or else the English one. Older documents have one plain text. */
function inAnyLanguage(value: unknown): string {
  const texts = locales.map((locale) => localizedText(value as LocaleText | undefined, locale));
  return texts.find((candidate) => candidate !== "") ?? "";
}

/** Lists a post's languages: it exists in a language when it has that language's slug. */
function languagesOf(post: PostFields): string {
  const existing = locales.filter((locale) => localizedPost(post, locale).slug !== "");
  return existing.map((locale) => languageNames[locale]).join(", ");
}

/** Previews by document type. */
export const documentPreviews = {
  post: {
    select: {
      title: "title",
      titleEn: "titleEn",
      slug: "slug",
      slugEn: "slugEn",
      publishedAt: "publishedAt",
      media: "image",
    },
    prepare: ({ media, ...post }) => ({
      title: text(post.title) || text(post.titleEn) || "No title yet",
      subtitle: joined(dayOf(post.publishedAt), languagesOf(post)),
      media,
    }),
  },
  testimonial: {
    select: { name: "name", company: "company", media: "image" },
    prepare: ({ name, company, media }) => ({
      title: text(name) || "No name yet",
      subtitle: text(company),
      media,
    }),
  },
  employee: {
    select: { name: "name", role: "role", media: "image" },
    prepare: ({ name, role, media }) => ({
      title: text(name) || "No name yet",
      subtitle: inAnyLanguage(role),
      media,
    }),
  },
} satisfies Readonly<Record<string, Preview>>;
