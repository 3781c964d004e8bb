import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewValue,
} from "@sanity/types";
import { defaultLocale, locales, type Locale } from "../../src/i18n/locales";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { postPath } from "../../src/i18n/routes";
import { localFieldName, type localFields } from "../../src/sanity/model/local-fields";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import { label, texts } from "../texts";
import { articleMembers } from "./article";
import { documentRules } from "./validation";

/** What a post is listed by. */
type Selected = Readonly<Record<string, string>> & Pick<PreviewValue, "media">;

/** A field for each language, in the group of that language. */
function inEachLanguage(
  name: (typeof localFields)[number],
  field: (locale: Locale) => Pick<FieldDefinition, "type">,
): FieldDefinition[] {
  return locales.map((locale) =>
    defineField({
      name: localFieldName(name, locale),
      ...label(texts.post[name], locale, { path: postPath("…", locale) }),
      group: locale,
      ...field(locale),
    }),
  );
}

/** A blog article. It exists in a language when it has that language's slug. */
export const post = defineType({
  name: "post",
  title: texts.types.post.title,
  type: "document",
  groups: [
    ...locales.map((locale) => ({
      name: locale,
      title: texts.languageTabs[locale],
      default: locale === defaultLocale,
    })),
    { name: "shared", title: texts.languageTabs.shared },
  ],
  fields: [
    ...inEachLanguage("title", () => ({ type: "string" })),
    ...inEachLanguage("slug", (locale) => ({
      type: "slug",
      options: { source: localFieldName("title", locale), slugify: slugFromTitle },
    })),
    defineField({
      name: "image",
      ...label(texts.post.image),
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
      group: "shared",
    }),
    ...inEachLanguage("imageAltText", () => ({ type: "string" })),
    ...inEachLanguage("shareImage", () => ({
      type: "image",
      options: { accept: acceptedPictures, hotspot: true },
    })),
    defineField({
      name: "publishedAt",
      ...label(texts.post.publishedAt),
      type: "datetime",
      initialValue: () => new Date().toISOString(),
      group: "shared",
    }),
    defineField({
      name: "reviewer",
      ...label(texts.post.reviewer),
      type: "reference",
      to: [{ type: "employee" }],
      options: { disableNew: true },
      group: "shared",
    }),
    defineField({
      name: "reviewedAt",
      ...label(texts.post.reviewedAt),
      type: "date",
      group: "shared",
    }),
    defineField({
      name: "metaTitle",
      ...label(texts.post.metaTitle),
      type: "localeText",
      group: [...locales],
    }),
    defineField({
      name: "metaDescription",
      ...label(texts.post.metaDescription),
      type: "localeText",
      group: [...locales],
    }),
    ...inEachLanguage("body", () => ({ type: "array", of: articleMembers })),
    ...inEachLanguage("attachments", () => ({
      type: "array",
      of: [defineArrayMember({ type: "attachment" })],
    })),
  ],
  validation: documentRules("post"),
  orderings: [
    { name: "site", title: texts.newestFirst, by: [{ field: "publishedAt", direction: "desc" }] },
  ],
  preview: {
    select: {
      publishedAt: "publishedAt",
      media: "image",
      ...Object.fromEntries(
        locales.flatMap((locale) => {
          const [title, slug] = [localFieldName("title", locale), localFieldName("slug", locale)];
          return [
            [title, title],
            [slug, `${slug}.current`],
          ];
        }),
      ),
    },
    prepare: ({ media, ...post }: Selected) => ({
      title:
        locales.map((locale) => post[localFieldName("title", locale)]).find(Boolean) ??
        texts.noTitle,
      subtitle: [
        post.publishedAt?.slice(0, 10),
        ...locales.map(
          (locale) => post[localFieldName("slug", locale)] && texts.languageTabs[locale],
        ),
      ]
        .filter(Boolean)
        .join(" · "),
      media,
    }),
  },
});
