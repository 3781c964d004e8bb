/** Which Open Graph images the pages have. */
import type { Node } from "gatsby";
import { site } from "../../config/site";
import type { Locale } from "../../i18n/locales";
import { readText } from "../../i18n/read-text";
import { screenPath, type HelpCategory, type ScreenName } from "../../i18n/routes";
import helpEn from "../../locales/en/help-category.json";
import helpSv from "../../locales/sv/help-category.json";
import { pictureFocus } from "../../sanity/documents/picture-id";
import type { PostNode } from "../content/post-nodes";
import type { OgImage } from "./og-images";

const helpTexts = { sv: helpSv, en: helpEn } as const satisfies Record<Locale, object>;

/** Drawings beside the titles, as paths in the repository. */
const pictures: Partial<Record<ScreenName, (locale: Locale) => string>> = {
  about: () => "static/pictures/about-night.svg",
  product: (locale) => `static/pictures/product-pocket-${locale}.svg`,
  therapists: () => "src/gatsby/metadata/artworks/therapists.svg",
  demoBooking: () => "static/pictures/app-samira.svg",
};

/** The fields of a post that its Open Graph image is rendered from. */
export type OgImagePost = Pick<
  PostNode,
  "title" | "metaTitle" | "language" | "cover" | "shareImage"
>;

type GetNode = (id: string) => Node | undefined;

/** Returns the file of a downloaded asset; undefined if one of them is missing. */
function fileOf(assetId: string | null, getNode: GetNode): string | undefined {
  const { localFile } = ((assetId && getNode(assetId)?.fields) || {}) as { localFile?: string };
  return localFile && (getNode(localFile)?.absolutePath as string | undefined);
}

/** Returns the image of a post: the one that its editor has chosen, or its title beside its cover. */
export function postOgImage(
  { title, metaTitle, language, cover, shareImage }: OgImagePost,
  getNode: GetNode,
): OgImage {
  const label = `The post "${title}" (${language})`;
  const own = fileOf(shareImage, getNode);
  if (own !== undefined && shareImage !== null)
    return { label, artwork: own, focus: pictureFocus(shareImage) };
  const focus = cover === null ? undefined : pictureFocus(cover);
  return { label, title: metaTitle ?? title, artwork: fileOf(cover, getNode), focus };
}

export function helpCategoryOgImage(category: HelpCategory, locale: Locale): OgImage {
  const title = titleWithoutProduct(
    readText(helpTexts[locale], "help-category", `${category}.headTitle`),
  );
  return { label: `The help category ${category} (${locale})`, title };
}

/** Returns a title without the product's name, which the logo shows. */
export function titleWithoutProduct(title: string): string {
  const { productName } = site;
  const rest = title.replace(`${productName}: `, "").replace(` | ${productName}`, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

export function screenOgImage(screen: ScreenName, locale: Locale, title: string): OgImage {
  return {
    label: `The screen ${screenPath(screen, locale)}`,
    title: titleWithoutProduct(title),
    artwork: pictures[screen]?.(locale),
  };
}
