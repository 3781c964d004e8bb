import { join } from "node:path";
import { site } from "../../../config/site";
import { locales, stripLocale } from "../../../i18n/locales";
import { screenPath, screens, type Screen } from "../../../i18n/routes";
import type { MetadataFile, PageMetadata } from "../../../seo/page-metadata";
import { projectDirectory } from "../../build-settings";
import { defaultOgImage, ogImagePath, type OgImage } from "./og-images";

const drawings: Partial<Record<Screen, string>> = {
  home: "therapists.svg",
  about: "about-night.svg",
  product: "product-pocket.svg",
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

/** Replaces the site's default image with each screen's own in the metadata file. */
export function withScreenOgImages(file: MetadataFile): {
  readonly metadata: MetadataFile;
  readonly images: OgImage[];
} {
  const metadata = structuredClone(file) as Record<string, Record<string, PageMetadata>>;
  const images: OgImage[] = [];
  for (const locale of locales) {
    for (const screen of screens) {
      const path = screenPath(screen, locale);
      const pattern = stripLocale(path);
      const entry = metadata[locale]?.[pattern];
      if (entry?.og.image !== defaultOgImage) continue;
      const drawing = drawings[screen];
      const image = {
        label: `The screen ${path}`,
        title: titleWithoutProduct(entry.og.title),
        ...(drawing && {
          artwork: { file: join(projectDirectory, "static/pictures", drawing) },
        }),
      };
      images.push(image);
      metadata[locale] = {
        ...metadata[locale],
        [pattern]: { ...entry, og: { ...entry.og, image: ogImagePath(image) } },
      };
    }
  }
  return { metadata, images };
}
