import { join } from "node:path";
import { site } from "../../../config/site";
import { locales, stripLocale } from "../../../i18n/locales";
import { screenPath, screens, type Screen } from "../../../i18n/routes";
import type { MetadataFile, PageMetadata } from "../../../seo/page-metadata";
import { projectDirectory } from "../../build-settings";
import { defaultOgImage, ogImagePath, type OgImage } from "./og-images";

const drawings: Partial<Record<Screen, string>> = {
  home: "about-conversation.svg",
  about: "about-morning.svg",
  product: "about-phone.svg",
  therapists: "matching-match.svg",
  demoBooking: "app-maria.svg",
};

/** Returns a title without the product's name, which the logo shows. */
export function titleWithoutProduct(title: string): string {
  const { productName } = site;
  const rest = title.startsWith(`${productName}: `)
    ? title.slice(productName.length + 2)
    : title.replace(` | ${productName}`, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/**
 * Replaces the site's default image with each screen's own in the metadata file.
 *
 * @param addImage returns an image's path.
 */
export function withScreenOgImages(
  file: MetadataFile,
  addImage: (image: OgImage) => string = ogImagePath,
): MetadataFile {
  const filled = structuredClone(file) as Record<string, Record<string, PageMetadata>>;
  for (const locale of locales) {
    for (const screen of screens) {
      const path = screenPath(screen, locale);
      const pattern = stripLocale(path);
      const entry = filled[locale]?.[pattern];
      if (entry?.og.image !== defaultOgImage) continue;
      const drawing = drawings[screen];
      const image = addImage({
        label: `The screen ${path}`,
        title: titleWithoutProduct(entry.og.title),
        ...(drawing && {
          artwork: { file: join(projectDirectory, "static/pictures", drawing) },
        }),
      });
      filled[locale] = { ...filled[locale], [pattern]: { ...entry, og: { ...entry.og, image } } };
    }
  }
  return filled;
}
