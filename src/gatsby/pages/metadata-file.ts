import { site } from "../../config/site";
import { locales, stripLocale } from "../../i18n/locales";
import { screenPath, screens } from "../../i18n/routes";
import source from "../../seo/metadata.json";
import type { MetadataFile } from "../../seo/page-metadata";

/** Returns a metadata file with the product's name and path segment filled in, in texts and in paths. */
export function withProduct(file: object): MetadataFile {
  const text = JSON.stringify(file).replaceAll("{product}", site.productSegment);
  // The name may contain characters that JSON escapes.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{productName}", () => site.productName) : value,
  ) as MetadataFile;
}

/**
 * Returns a metadata file that has an entry for every screen.
 *
 * @throws Error that names a missing entry; the lookup would find the home page's in its place.
 */
export function withEveryScreen(file: MetadataFile): MetadataFile {
  for (const locale of locales) {
    for (const screen of screens) {
      const path = stripLocale(screenPath(screen, locale));
      if (file[locale]?.[path]) continue;
      throw new Error(`src/seo/metadata.json: "${locale}" has no entry for "${path}". Add one.`);
    }
  }
  return file;
}

/** The metadata of the site's pages. */
export const metadataFile = withEveryScreen(withProduct(source));
