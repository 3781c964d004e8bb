import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../config/site";
import { byLocale, localePrefix, locales, stripLocale, type Locale } from "../../i18n/locales";
import { screenPath, screens, type ScreenName } from "../../i18n/routes";
import type { MetadataFile, PageMetadata } from "../../seo/page-metadata";
import { projectDirectory } from "../build-settings";
import { defaultOgImage, ogImagePath } from "./og-images";
import { screenOgImage } from "./page-images";

const source = "src/seo/metadata.json";

/** What the file says of a page. The rest follows from its path. */
type Entry = Pick<PageMetadata, "pageType" | "shouldIndex" | "title" | "description">;

const shape: Entry = { pageType: "static", shouldIndex: true, title: "…", description: "…" };

type Entries = Readonly<Partial<Record<Locale, Readonly<Record<string, Entry>>>>>;

/** Returns a metadata file with the product's name and path segment filled in, in texts and in paths. */
export function withProduct(file: object): Entries {
  const text = JSON.stringify(file).replaceAll("{product}", site.productSegment);
  // The name may contain characters that JSON escapes.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{productName}", () => site.productName) : value,
  ) as Entries;
}

function isComplete(entry: Entry | null | undefined): entry is Entry {
  return Object.entries(shape).every(
    ([key, value]) => typeof entry?.[key as keyof Entry] === typeof value,
  );
}

const keyOf = (screen: ScreenName, locale: Locale) => stripLocale(screenPath(screen, locale));

function pageMetadata(entry: Entry, key: string, locale: Locale): PageMetadata {
  const { title, description } = entry;
  const url = `${localePrefix(locale)}${key}`.replace(/(?<=.)\/$/, "");
  const screen = screens.find((each) => keyOf(each, locale) === key);
  const image = screen ? ogImagePath(screenOgImage(screen, locale, title)) : defaultOgImage;
  const og = { title, description, url, image, type: "website" };
  return { ...entry, canonical: url, og };
}

/** Reads a metadata file. @returns its complete entries, and what it lacks; an empty text if nothing. */
export function readMetadata(path: string): { metadata: MetadataFile; problem: string } {
  let file: Entries;
  try {
    file = withProduct(Object(JSON.parse(readFileSync(path, "utf8"))) as object);
  } catch (error) {
    return { metadata: {}, problem: `${source} cannot be read: ${(error as Error).message}` };
  }
  const missing: string[] = [];
  const metadata = byLocale((locale) => {
    const entries = file[locale] ?? {};
    const ofScreens = screens.map((screen) => keyOf(screen, locale));
    const keys = [...new Set([...Object.keys(entries), ...ofScreens])];
    return Object.fromEntries(
      keys.flatMap((key) => {
        const entry = entries[key];
        if (isComplete(entry)) return [[key, pageMetadata(entry, key, locale)]];
        const whole = `"${key}": ${JSON.stringify(shape, null, 2)}`;
        missing.push(`${source}: missing or incomplete below "${locale}":\n${whole}`);
        return [];
      }),
    );
  });
  return { metadata, problem: missing.join("\n") };
}

const { metadata, problem } = readMetadata(join(projectDirectory, source));

/** Why pages go without metadata; empty if none does. */
export const metadataProblem = problem;

/** The metadata of the site's pages. */
export const metadataFile = metadata;

/** The Open Graph images of the screens among them. */
export const screenOgImages = locales.flatMap((locale) =>
  screens.flatMap((screen) => {
    const page = metadata[locale]?.[keyOf(screen, locale)];
    return page ? [screenOgImage(screen, locale, page.title)] : [];
  }),
);
