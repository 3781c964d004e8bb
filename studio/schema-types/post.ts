import { defineArrayMember, defineField, defineType, type PreviewValue } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import { articleMembers } from "./article";
import { documentRules, languageNames } from "./validation";

/** What a post is listed by. */
type Selected = Readonly<Record<string, string>> & Pick<PreviewValue, "media">;

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
    defineField({
      name: "title",
      title: "Title (Swedish)",
      description: "Headline of the Swedish article.",
      type: "string",
      group: "sv",
    }),
    defineField({
      name: "titleEn",
      title: "Title (English)",
      description: "Headline of the English article.",
      type: "string",
      group: "en",
    }),
    defineField({
      name: "slug",
      title: "Address (Swedish)",
      description: "Last part of /blog/…, a to z, 0 to 9.",
      type: "slug",
      options: { source: "title", slugify: slugFromTitle },
      group: "sv",
    }),
    defineField({
      name: "slugEn",
      title: "Address (English)",
      description: "Last part of /en/blog/…",
      type: "slug",
      options: { source: "titleEn", slugify: slugFromTitle },
      group: "en",
    }),
    defineField({
      name: "image",
      title: "Cover image",
      description: "Shown on the card and above the article.",
      // No hotspot, because the site does not crop around one.
      type: "image",
      options: { accept: acceptedPictures },
      group: "shared",
    }),
    defineField({
      name: "imageAltText",
      title: "Image description (Swedish)",
      description: "What the cover shows.",
      type: "string",
      group: "sv",
    }),
    defineField({
      name: "imageAltTextEn",
      title: "Image description (English)",
      description: "The same in English.",
      type: "string",
      group: "en",
    }),
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
    defineField({
      name: "body",
      title: "Article (Swedish)",
      description: "The text of the Swedish article.",
      type: "array",
      of: articleMembers,
      group: "sv",
    }),
    defineField({
      name: "bodyEn",
      title: "Article (English)",
      description: "The text of the English article.",
      type: "array",
      of: articleMembers,
      group: "en",
    }),
    defineField({
      name: "attachments",
      title: "Attachments (Swedish)",
      description: "Files to open.",
      type: "array",
      of: [defineArrayMember({ type: "attachment" })],
      group: "sv",
    }),
    defineField({
      name: "attachmentsEn",
      title: "Attachments (English)",
      description: "Files to open.",
      type: "array",
      of: [defineArrayMember({ type: "attachment" })],
      group: "en",
    }),
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
