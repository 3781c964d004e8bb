import type { Node } from "gatsby";
import type { Locale } from "../../../i18n/locales";
import { readText } from "../../../i18n/read-text";
import type { HelpCategory } from "../../../i18n/routes";
import helpEn from "../../../locales/en/help-category.json";
import helpSv from "../../../locales/sv/help-category.json";
import { localFileOf } from "../../content/local-file";
import type { OgImage } from "./og-images";

const helpTexts = { sv: helpSv, en: helpEn } as const satisfies Record<Locale, object>;

/** The fields of a `BlogPost` node that its Open Graph image is rendered from. */
export type OgImagePost = {
  readonly title: string;
  readonly language: Locale;
  readonly cover: string | null;
};

/** Returns the image of a post: its title beside its cover. */
export function postOgImage(
  { title, language, cover }: OgImagePost,
  getNode: (id: string) => Node | undefined,
): OgImage {
  const file = localFileOf(cover, getNode)?.absolutePath;
  const artwork = cover !== null && typeof file === "string" && { artwork: { file, id: cover } };
  return { label: `The post "${title}" (${language})`, title, ...artwork };
}

export function helpCategoryOgImage(category: HelpCategory, locale: Locale): OgImage {
  const title = readText(helpTexts[locale], "help-category", `${category}.title`);
  return { label: `The help category ${category} (${locale})`, title };
}
