/** The document that a page of the site is about. */
import type { DocumentResolver } from "sanity/presentation";
import { locales, type Locale } from "../../src/i18n/locales";
import { draftSlug, postPath, screenPath } from "../../src/i18n/routes";
import { localFieldName } from "../../src/sanity/model/local-fields";

/** The post of a page, or a new one whose draft has no slug yet. */
function postOf(locale: Locale): DocumentResolver {
  const slugField = localFieldName("slug", locale);
  const draftPrefix = draftSlug("", locale);
  return {
    route: postPath(":slug", locale),
    resolve: ({ params: { slug = "" } }) =>
      slug.startsWith(draftPrefix)
        ? {
            filter: `_type == "post" && !defined(${slugField}.current) && _id in [$id, "drafts." + $id]`,
            params: { id: slug.slice(draftPrefix.length) },
          }
        : { filter: `_type == "post" && ${slugField}.current == $slug`, params: { slug } },
  };
}

const paths = (screen: "home" | "about" | "blog") =>
  locales.map((locale) => screenPath(screen, locale));

/** A screen that shows a list is about the first of it. */
const first = (type: string, order: string) =>
  `_type == "${type}" && _id == *[_type == "${type}"] | order(${order})[0]._id`;

export const mainDocuments: DocumentResolver[] = [
  { route: paths("home"), filter: first("testimonial", "order asc") },
  { route: paths("about"), filter: first("employee", "order asc") },
  { route: paths("blog"), filter: first("post", "publishedAt desc") },
  ...locales.map(postOf),
];
