/** The Presentation tool: the preview of the site beside its documents. */
import { map } from "rxjs";
import { presentationTool, type DocumentLocationResolver } from "sanity/presentation";
import { apiVersion } from "../schema-types/api-version";
import { postPlaces, screenOfType, screenPlaces, type Place, type StoredPost } from "./locations";
import { mainDocuments } from "./main-documents";
import { ScreenNavigator } from "./screen-navigator";

const postsQuery = '*[_type == "post"] {_id, title, titleEn, slug, slugEn, publishedAt}';

function shownAt(places: readonly Place[]) {
  return places.length > 0
    ? { locations: [...places] }
    : { message: "Not on the site yet: it has neither a title nor an address." };
}

const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  if (type === "testimonial" || type === "employee")
    return shownAt(screenPlaces(screenOfType[type]));
  if (type !== "post") return null;
  return documentStore
    .listenQuery(postsQuery, {}, { apiVersion, perspective: "raw", tag: "locations" })
    .pipe(map((posts: readonly StoredPost[] | null) => shownAt(postPlaces(id, posts ?? []))));
};

/** @param previewUrl origin of the preview. */
export function presentation(previewUrl: string) {
  return presentationTool({
    previewUrl: { initial: previewUrl },
    allowOrigins: [previewUrl],
    resolve: { mainDocuments, locations },
    components: {
      unstable_navigator: { component: ScreenNavigator, minWidth: 180, maxWidth: 320 },
    },
  });
}
