import { join } from "node:path";
import { site } from "../../../config/site";
import { locales, withoutLocale } from "../../../i18n/locales";
import type { MetadataFile, PageMetadata } from "../../../seo/page-metadata";
import { screenPath, screens, type Screen } from "../../../i18n/routes";
import { projectDirectory } from "../../build-settings";
import { planOgImage, defaultOgImage, type Artwork } from "./og-images";

const drawings: Partial<Record<Screen, string>> = {
  home: "about-conversation.svg",
  about: "about-morning.svg",
  product: "about-phone.svg",
  therapists: "matching-match.svg",
  demoBooking: "app-maria.svg",
};

/** What is shown beside the title of a screen's picture. */
function artworkOf(screen: Screen): Artwork | undefined {
  const drawing = drawings[screen];
  return drawing === undefined
    ? undefined
    : { file: join(projectDirectory, "static/pictures", drawing) };
}

/** A title without the product's name, which stands beside the mark. */
export function titleWithoutProduct(title: string): string {
  const { productName } = site;
  const rest = title.startsWith(`${productName}: `)
    ? title.slice(productName.length + 2)
    : title.replace(` | ${productName}`, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The metadata file with a picture of its own for each screen that shares the site's so far. */
export function withScreenOgImages(file: MetadataFile): MetadataFile {
  const filled: Record<string, Record<string, PageMetadata>> = {};
  for (const locale of locales) {
    const entries = { ...file[locale] };
    for (const screen of screens) {
      const pattern = withoutLocale(screenPath(screen, locale));
      const entry = entries[pattern];
      if (entry?.og.image !== defaultOgImage) continue;
      const title = titleWithoutProduct(entry.og.title);
      const image = planOgImage({
        of: `The screen ${screenPath(screen, locale)}`,
        title,
        artwork: artworkOf(screen),
      });
      entries[pattern] = { ...entry, og: { ...entry.og, image } };
    }
    filled[locale] = entries;
  }
  return filled;
}
