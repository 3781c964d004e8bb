import { site } from "../../config/site";
import source from "../../seo/metadata.json";
import { withScreenOgImages } from "./page-images";
import type { MetadataFile } from "../../seo/page-metadata";

/** Returns a metadata file with the product's name and path segment filled in, in texts and in paths. */
export function withProduct(file: object): MetadataFile {
  const text = JSON.stringify(file).replaceAll("{product}", site.productSegment);
  // The name may contain characters that JSON escapes.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("{productName}", () => site.productName) : value,
  ) as MetadataFile;
}

/** The metadata of the site's pages, and the Open Graph images of the screens among them. */
export const { metadata: metadataFile, images: screenOgImages } = withScreenOgImages(
  withProduct(source),
);
