/** The Presentation tool: the preview of the site beside its documents. */
import { defineLocations, presentationTool, type DocumentResolver } from "sanity/presentation";
import { locales, type Locale } from "../../src/i18n/locales";
import { draftSlug, postPath, screenPath } from "../../src/i18n/routes";
import { localFieldName } from "../../src/sanity/model/local-fields";
import { texts } from "../texts";
import { postPlaces, screenPlaces } from "./locations";

/** The fields of a post that say where it is. */
const placeFields = locales.flatMap((locale) => [
  localFieldName("title", locale),
  localFieldName("slug", locale),
]);

const locations = {
  post: defineLocations({
    select: Object.fromEntries(["_id", ...placeFields].map((name) => [name, name])),
    resolve: (post) => {
      const places = post ? postPlaces({ ...post, _id: String(post._id) }) : [];
      return places.length > 0 ? { locations: places } : { message: texts.places.none };
    },
  }),
  testimonial: defineLocations({ locations: screenPlaces("home") }),
  employee: defineLocations({ locations: screenPlaces("about") }),
};

/** The post of a page: the one with its slug, or a draft whose slug cannot be an address yet. */
function postOf(locale: Locale): DocumentResolver {
  const slugField = localFieldName("slug", locale);
  const draftPrefix = draftSlug("", locale);
  return {
    route: postPath(":slug", locale),
    resolve: ({ params: { slug = "" } }) => ({
      filter: `_type == "post" && (${slugField}.current == $slug || _id in [$id, "drafts." + $id])`,
      params: { slug, id: slug.startsWith(draftPrefix) ? slug.slice(draftPrefix.length) : "" },
    }),
  };
}

const paths = (screen: "home" | "about" | "blog") =>
  locales.map((locale) => screenPath(screen, locale));

/** A screen that shows a list is about the first of it. */
const first = (type: string, order: string) =>
  `_type == "${type}" && _id == *[_type == "${type}"] | order(${order})[0]._id`;

/** The document that a page of the site is about. */
const mainDocuments: DocumentResolver[] = [
  { route: paths("home"), filter: first("testimonial", "order asc") },
  { route: paths("about"), filter: first("employee", "order asc") },
  { route: paths("blog"), filter: first("post", "publishedAt desc") },
  ...locales.map(postOf),
];

/** @param previewUrl origin of the preview. */
export function presentation(previewUrl: string) {
  return presentationTool({
    previewUrl: { initial: previewUrl },
    allowOrigins: [previewUrl],
    resolve: { mainDocuments, locations },
  });
}
