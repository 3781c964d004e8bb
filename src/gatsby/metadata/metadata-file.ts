import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../config/site";
import { byLocale, localePrefix, stripLocale } from "../../i18n/locales";
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

/** Returns the entry of a URL, without its words. */
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

/** Reads a metadata file. @returns its complete entries, and what it lacks; an empty text if nothing. */
export function readMetadata(path: string): { metadata: MetadataFile; problem: string } {
  let file: MetadataFile;
  try {
    file = withProduct(Object(JSON.parse(readFileSync(path, "utf8"))) as object);
  } catch (error) {
    return { metadata: {}, problem: `${source} cannot be read: ${(error as Error).message}` };
  }
  const missing: string[] = [];
  const metadata = byLocale((locale) => {
    const entries = file[locale] ?? {};
    const ofScreens = screens.map((screen) => stripLocale(screenPath(screen, locale)));
    const lacking = [...new Set([...ofScreens, ...Object.keys(entries)])].filter((key) => {
      const shape = emptyEntry(`${localePrefix(locale)}${key}`.replace(/(?<=.)\/$/, ""));
      if (isLike(entries[key], shape)) return false;
      const whole = `"${key}": ${JSON.stringify(shape, null, 2)}`;
      missing.push(`${source}: missing or incomplete below "${locale}":\n${whole}`);
      return true;
    });
    return Object.fromEntries(Object.entries(entries).filter(([key]) => !lacking.includes(key)));
  });
  return { metadata, problem: missing.join("\n") };
}

const { metadata, problem } = readMetadata(join(projectDirectory, source));

/** Why pages go without metadata; empty if none does. */
export const metadataProblem = problem;

/** The metadata of the site's pages, and the Open Graph images of the screens among them. */
export const { metadata: metadataFile, images: screenOgImages } = withScreenOgImages(metadata);
