/** The posts that texts link to, among stored documents. */
import { locales } from "../../i18n/locales";
import { postPath } from "../../i18n/routes";
import { localFieldName } from "../model/local-fields";
import { publishedId } from "./document-ids";
import { previewSlug } from "./preview-slug";
import { readDocument } from "./read-document";
import { referenceId, type LinkTargets } from "./read-link";
import { objectsOf, type StoredFields } from "./read-text";

/** Returns the ids of the posts that a post's texts refer to. Pure. */
export function linkedPostIds(post: StoredFields): string[] {
  const blocks = locales.flatMap((locale) => objectsOf(post[localFieldName("body", locale)]));
  const ids = blocks
    .flatMap(({ markDefs }) => objectsOf(markDefs))
    .flatMap(({ _type, post: linked }) => (_type === "internalLink" ? referenceId(linked) : []))
    .filter((id) => id !== undefined);
  return [...new Set(ids)];
}

const linkedIn = locales
  .map((locale) => `${localFieldName("body", locale)}[].markDefs[].post._ref`)
  .map((ids) => `_id in *[_id in $ids].${ids}`);

/** The documents with the ids `$ids`, and the posts that their texts refer to, in GROQ. */
export const withLinkedPosts = `*[${["_id in $ids", ...linkedIn].join(" || ")}]`;

/**
 * Returns where links lead among documents.
 *
 * @param isPreview whether drafts have pages, and posts whose date is to come.
 */
export function findPostIn(
  documents: readonly StoredFields[],
  isPreview: boolean,
): LinkTargets["findPost"] {
  return (id, locale) => {
    const post = documents.find(({ _id }) => publishedId(String(_id)) === id);
    if (post?._type !== "post") return undefined;
    const { byLanguage, languages, startedLanguages } = readDocument("post", post);
    const { title, slug, publishedAt } = byLanguage[locale];
    const isDue = publishedAt !== null && Date.parse(publishedAt) <= Date.now();
    const hasPage = isPreview
      ? startedLanguages.includes(locale)
      : languages.includes(locale) && isDue;
    return {
      title: title || locales.map((other) => byLanguage[other].title).find(Boolean) || "",
      path: hasPage ? postPath(previewSlug(slug, id, locale), locale) : undefined,
    };
  };
}
