import { join } from "node:path";
import { site } from "../../../config/site";
import { locales, stripLocale, type Locale } from "../../../i18n/locales";
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

type ScreenImage = {
  readonly locale: Locale;
  readonly pattern: string;
  readonly entry: PageMetadata;
  readonly image: OgImage;
};

/** Returns an image for each screen whose metadata has the site's default image. */
function screenImages(file: MetadataFile): ScreenImage[] {
  return locales.flatMap((locale) =>
    screens.flatMap((screen) => {
      const path = screenPath(screen, locale);
      const pattern = stripLocale(path);
      const entry = file[locale]?.[pattern];
      if (entry?.og.image !== defaultOgImage) return [];
      const drawing = drawings[screen];
      const artwork = drawing && { file: join(projectDirectory, "static/pictures", drawing) };
      const title = titleWithoutProduct(entry.og.title);
      return [
        {
          locale,
          pattern,
          entry,
          image: { label: `The screen ${path}`, title, ...(artwork && { artwork }) },
        },
      ];
    }),
  );
}

export function screenOgImages(file: MetadataFile): OgImage[] {
  return screenImages(file).map(({ image }) => image);
}

/** Replaces the site's default image with each screen's own in the metadata file. */
export function withScreenOgImages(file: MetadataFile): MetadataFile {
  const filled: Record<string, Record<string, PageMetadata>> = {};
  for (const locale of locales) filled[locale] = { ...file[locale] };
  for (const { locale, pattern, entry, image } of screenImages(file)) {
    filled[locale] = {
      ...filled[locale],
      [pattern]: { ...entry, og: { ...entry.og, image: ogImagePath(image) } },
    };
  }
  return filled;
}
