import type { Node } from "gatsby";
import { headText } from "../../../i18n/read-text";
import type { Locale } from "../../../i18n/locales";
import type { HelpCategory } from "../../../i18n/routes";
import { documentName, inLanguages } from "../../../sanity/documents/document-name";
import { localFileOf } from "../../content/local-file";
import type { TextsNode } from "../../content/read-content";
import type { Artwork, OgImage } from "./og-images";

/** The fields of a `BlogPost` node that its Open Graph image is rendered from. */
export type OgImagePost = {
  readonly title: string;
  readonly language: Locale;
  /** Id of its document's node. */
  readonly parent: string | null;
  readonly cover: string | null;
};

type GetNode = (id: string) => Node | undefined;

function coverOf({ cover }: OgImagePost, getNode: GetNode): Artwork | undefined {
  const file = localFileOf(cover, getNode)?.absolutePath;
  return cover !== null && typeof file === "string" ? { file, id: cover } : undefined;
}

/** Names a post in messages. */
function nameOf({ title, language, parent }: OgImagePost, getNode: GetNode): string {
  const _id = getNode(parent ?? "")?._id;
  const name = typeof _id === "string" ? documentName({ _id, title }) : `"${title}"`;
  return `The post ${name} ${inLanguages([language])}`;
}

/** Returns the image of a post: its title beside its cover. */
export function postOgImage(post: OgImagePost, getNode: GetNode): OgImage {
  const { title } = post;
  return { label: nameOf(post, getNode), title, artwork: coverOf(post, getNode) };
}

export function helpCategoryOgImage(
  category: HelpCategory,
  locale: Locale,
  texts: readonly TextsNode[],
): OgImage {
  const edges = texts.filter(({ language }) => language === locale).map((node) => ({ node }));
  const title = headText({ edges }, "help-category", `${category}.title`);
  return { label: `The help category ${category} (${locale})`, title };
}
