import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../config/site";
import { byLocale, locales, stripLocale } from "../../i18n/locales";
import { screenPath, screens } from "../../i18n/routes";
import type { MetadataFile, PageMetadata } from "../../seo/page-metadata";
import { projectDirectory } from "../build-settings";
import { defaultOgImage } from "./og-images";
import { withScreenOgImages } from "./page-images";

const source = "src/seo/metadata.json";

/** Returns a metadata file with the product's name and path segment filled in, in texts and in paths. */
export function withProduct(file: object): MetadataFile {
  const text = JSON.stringify(file).replaceAll("{product}", site.productSegment);
  // The name may contain characters that JSON escapes.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{productName}", () => site.productName) : value,
  ) as MetadataFile;
}

/** Returns an entry for a screen's URL, without its words. */
function emptyEntry(url: string): PageMetadata {
  const words = { title: "…", description: "…" };
  const og = { ...words, url, image: defaultOgImage, type: "website" };
  return { pageType: "static", shouldIndex: true, ...words, canonical: url, og };
}

/** Returns whether a value has all that another has, of the same types. */
function isLike(value: unknown, shape: object): boolean {
  return Object.entries(shape).every(([key, part]: [string, unknown]) => {
    const own = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return typeof part === "object" && part ? isLike(own, part) : typeof own === typeof part;
  });
}

/**
 * Reads a metadata file, without the entries that lack something.
 *
 * @returns also what is wrong with it, and what to add; empty if nothing.
 */
export function readMetadata(path: string): {
  readonly metadata: MetadataFile;
  readonly problem: string;
} {
  let file: MetadataFile;
  try {
    file = withProduct(Object(JSON.parse(readFileSync(path, "utf8"))) as object);
  } catch (error) {
    return { metadata: {}, problem: `${source} cannot be read: ${(error as Error).message}` };
  }
  const metadata = byLocale((locale) => {
    const entries = Object.entries(file[locale] ?? {});
    return Object.fromEntries(entries.filter(([key, entry]) => isLike(entry, emptyEntry(key))));
  });
  const missing = locales.flatMap((locale) =>
    screens.flatMap((screen) => {
      const url = screenPath(screen, locale);
      const key = stripLocale(url);
      if (metadata[locale][key]) return [];
      const entry = JSON.stringify(emptyEntry(url), null, 2);
      return [`${source}: missing or incomplete below "${locale}":\n"${key}": ${entry}`];
    }),
  );
  return { metadata, problem: missing.join("\n") };
}

const { metadata, problem } = readMetadata(join(projectDirectory, source));

/** Why pages go without metadata; empty if none does. */
export const metadataProblem = problem;

/** The metadata of the site's pages, and the Open Graph images of the screens among them. */
export const { metadata: metadataFile, images: screenOgImages } = withScreenOgImages(metadata);
