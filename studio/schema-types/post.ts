import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewValue,
} from "@sanity/types";
import { locales, type Locale } from "../../src/i18n/locales";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { postPath } from "../../src/i18n/routes";
import { localFieldName } from "../../src/sanity/model/local-fields";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import { articleMembers } from "./article";
import { documentRules, languageNames } from "./validation";

/** What a post is listed by. */
type Selected = Readonly<Record<string, string>> & Pick<PreviewValue, "media">;

/** A field for each language, in the group of that language. */
function inEachLanguage(
  name: string,
  title: string,
  field: (locale: Locale) => Pick<FieldDefinition, "type" | "description">,
): FieldDefinition[] {
  return locales.map((locale) => ({
    name: localFieldName(name, locale),
    title: `${title} (${languageNames[locale]})`,
    group: locale,
    ...field(locale),
  }));
}

/** A blog article. It exists in a language when it has that language's slug. */
export const post = defineType({
  name: "post",
  title: "Blog post",
  type: "document",
  groups: [
    { name: "sv", title: "Swedish", default: true },
    { name: "en", title: "English" },
    { name: "shared", title: "Shared" },
  ],
  fields: [
    ...inEachLanguage("title", "Title", (locale) => ({
      type: "string",
      description: `Headline of the ${languageNames[locale]} article.`,
    })),
    ...inEachLanguage("slug", "Address", (locale) => ({
      type: "slug",
      description: `Last part of ${postPath("…", locale)}, a to z, 0 to 9.`,
      options: { source: localFieldName("title", locale), slugify: slugFromTitle },
    })),
    defineField({
      name: "image",
      title: "Cover image",
      description: "Shown on the card and above the article.",
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
      group: "shared",
    }),
    ...inEachLanguage("imageAltText", "Image description", (locale) => ({
      type: "string",
      description: `What the cover shows, in ${languageNames[locale]}.`,
    })),
    defineField({
      name: "publishedAt",
      title: "Published",
      description:
        "Shown as the date; newest first. With a date to come, the site shows the post after the first build " +
        "from then on.",
      type: "datetime",
      initialValue: () => new Date().toISOString(),
      group: "shared",
    }),
    defineField({
      name: "metaDescription",
      title: "Description for search engines",
      description:
        "One or two sentences. Without it, a sentence is made from the title. Older posts may hold " +
        "one plain text, which then counts for both languages.",
      type: "localeText",
      group: ["sv", "en"],
    }),
    ...inEachLanguage("body", "Article", (locale) => ({
      type: "array",
      description: `The text of the ${languageNames[locale]} article.`,
      of: articleMembers,
    })),
    ...inEachLanguage("attachments", "Attachments", () => ({
      type: "array",
      description: "Files to open.",
      of: [defineArrayMember({ type: "attachment" })],
    })),
  ],
  validation: documentRules("post"),
  orderings: [
    { name: "site", title: "Newest first", by: [{ field: "publishedAt", direction: "desc" }] },
  ],
  preview: {
    select: {
      title: "title",
      titleEn: "titleEn",
      publishedAt: "publishedAt",
      slug: "slug.current",
      slugEn: "slugEn.current",
      media: "image",
    },
    prepare: ({ media, ...post }: Selected) => ({
      title: post.title || post.titleEn || "No title yet",
      subtitle: [
        post.publishedAt?.slice(0, 10),
        post.slug && languageNames.sv,
        post.slugEn && languageNames.en,
      ]
        .filter(Boolean)
        .join(" · "),
      media,
    }),
  },
});
