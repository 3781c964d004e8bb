import {
  defineField,
  defineType,
  type CustomValidatorResult,
  type PreviewValue,
  type SanityDocument,
  type ValidationContext,
} from "@sanity/types";
import { byLocale, localeFromPath, locales, type Locale } from "../../src/i18n/locales";
import { postPath } from "../../src/i18n/routes";
import { findingText } from "../../src/i18n/preview-texts";
import { publishedFilter, publishedId } from "../../src/sanity/documents/document-ids";
import { readDocument } from "../../src/sanity/documents/read-document";
import { localFieldName } from "../../src/sanity/model/local-fields";
import { redirectConflict, redirectOf } from "../../src/sanity/documents/resolve-redirects";
import type { StoredFields } from "../../src/sanity/documents/read-text";
import { studioLanguage } from "../language";
import { label, texts } from "../texts";
import { apiVersion } from "./api-version";
import { pageOptions } from "./internal-link";
import { documentRules } from "./validation";

const othersQuery = `{
  "posts": *[_type == "post" && ${publishedFilter}],
  "redirects": *[_type == "redirect" && ${publishedFilter} && _id != $id]
}`;

type Others = {
  readonly posts: readonly StoredFields[];
  readonly redirects: readonly StoredFields[];
};

/** Refuses an old address that an article or another redirect has. */
async function checkAddress(
  redirect: SanityDocument | undefined,
  { getClient }: Pick<ValidationContext, "getClient">,
): Promise<CustomValidatorResult> {
  const { from } = redirectOf(redirect ?? {});
  if (from === "") return true;
  const id = publishedId(redirect?._id ?? "");
  const { posts, redirects } = await getClient({ apiVersion }).fetch<Others>(othersQuery, { id });
  const addresses = posts.flatMap((post) => {
    const { byLanguage, languages } = readDocument("post", post);
    return languages.map((locale) => postPath(byLanguage[locale].slug, locale));
  });
  const key = redirectConflict(from, {
    hasPage: (path) => addresses.includes(path),
    hasRedirect: (path) => redirects.some((other) => redirectOf(other).from === path),
  });
  if (key === undefined) return true;
  return { message: `${findingText({ key, value: from }, studioLanguage)}.`, path: ["from"] };
}

/** What a redirect is listed by. */
type Selected = Pick<PreviewValue, "title"> &
  Readonly<Partial<Record<"from" | "page" | Locale, string>>>;

/** An old address, and what it leads to. "Publish" of an article writes it (`studio/redirects`). */
export const redirect = defineType({
  name: "redirect",
  title: texts.types.redirect.title,
  type: "document",
  fields: [
    defineField({ name: "from", ...label(texts.redirect.from), type: "string" }),
    defineField({
      name: "post",
      ...label(texts.redirect.post),
      type: "reference",
      to: [{ type: "post" }],
      // An article can be withdrawn; its old addresses then answer as its own does.
      weak: true,
      hidden: ({ parent }) => Boolean((parent as StoredFields | undefined)?.page),
      options: { disableNew: true },
    }),
    defineField({
      name: "page",
      ...label(texts.redirect.page),
      type: "string",
      hidden: ({ parent }) => Boolean((parent as StoredFields | undefined)?.post),
      options: pageOptions,
    }),
    defineField({
      name: "since",
      ...label(texts.redirect.since),
      type: "datetime",
      readOnly: true,
      initialValue: () => new Date().toISOString(),
    }),
  ],
  validation: (rule) => [...documentRules("redirect")(rule), rule.custom(checkAddress)],
  orderings: [
    { name: "newest", title: texts.newestFirst, by: [{ field: "since", direction: "desc" }] },
  ],
  preview: {
    select: {
      from: "from",
      page: "page",
      ...byLocale((locale) => `post.${localFieldName("title", locale)}`),
    },
    prepare: ({ from = "", page, ...postTitles }: Selected) => {
      const title =
        pageOptions.list.find(({ value }) => value === page)?.title ??
        [localeFromPath(from), ...locales].map((locale) => postTitles[locale]).find(Boolean);
      return { title: from, subtitle: `→ ${title ?? texts.noTitle}` };
    },
  },
});
