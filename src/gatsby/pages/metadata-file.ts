import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { boolean, object, string } from "yup";
import { site } from "../../config/site";
import { locales, stripLocale } from "../../i18n/locales";
import { screenPath, screens } from "../../i18n/routes";
import type { MetadataFile } from "../../seo/page-metadata";
import { projectDirectory } from "../build-settings";
import { withScreenOgImages } from "../output/og-images/screen-images";

const sourceFile = join(projectDirectory, "src/seo/metadata.json");

const entrySchema = object({
  pageType: string().oneOf(["paginated", "static", "dynamic"]).required(),
  shouldIndex: boolean().required(),
  title: string().required(),
  description: string().required(),
  canonical: string().required(),
  og: object({
    title: string().required(),
    description: string().required(),
    url: string().required(),
    image: string().required(),
    type: string().required(),
  }).required(),
}).noUnknown();

/**
 * Parses the file's JSON and replaces the placeholders of the product's name and path segment. Keys contain
 * the segment, too; the name is replaced after parsing, as it may contain characters that JSON escapes.
 */
function parseWithProduct(text: string): unknown {
  return JSON.parse(text.replaceAll("{product}", site.productSegment), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{productName}", () => site.productName) : value,
  );
}

/**
 * Parses the text of a metadata file.
 *
 * @throws Error that names the language, path pattern and invalid field.
 */
export function parseMetadataFile(text: string): MetadataFile {
  const file = parseWithProduct(text) as Record<string, unknown>;
  for (const locale of locales) {
    for (const [pattern, entry] of Object.entries(file[locale] ?? {})) {
      try {
        entrySchema.validateSync(entry, { strict: true });
      } catch (error) {
        throw new Error(`${locale} ${pattern}: ${(error as Error).message}`);
      }
    }
  }
  return file;
}

/** Returns the screens that have no entry, as a list. */
function screensWithout(file: MetadataFile): string {
  return locales
    .flatMap((locale) =>
      screens
        .map((screen) => stripLocale(screenPath(screen, locale)))
        .filter((path) => !file[locale]?.[path])
        .map((path) => `- "${path}" in "${locale}"\n`),
    )
    .join("");
}

/**
 * Reads the metadata of the site's pages. A missing or invalid file is reported and leaves the pages without
 * metadata: a wrong title must not stop a build. A screen that the file does not know stops it.
 */
export async function readMetadataFile(reporter: Reporter): Promise<MetadataFile> {
  try {
    const file = parseMetadataFile(await readFile(sourceFile, "utf8"));
    const missing = screensWithout(file);
    if (missing) {
      reporter.panic(
        `src/seo/metadata.json has no entry for these screens, which would be published with the home ` +
          `page's title and canonical link. Add:\n${missing}`,
      );
    }
    return file;
  } catch (error) {
    reporter.error(
      `The metadata file src/seo/metadata.json cannot be used (${(error as Error).message}). ` +
        `The pages have no metadata.`,
    );
    return {};
  }
}

/** Writes the file to `/metadata.json`, with its placeholders filled in and each screen's image. */
export async function publishMetadataFile(
  publicDirectory: string,
  reporter: Reporter,
): Promise<void> {
  const { metadata } = withScreenOgImages(await readMetadataFile(reporter));
  await writeFile(join(publicDirectory, "metadata.json"), `${JSON.stringify(metadata, null, 2)}\n`);
}
