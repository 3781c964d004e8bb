import type { CreatePagesArgs } from "gatsby";
import { downloadAssets } from "./download-assets";
import type { ContentConnection } from "./open-content-source";
import { isShown, readContent, type Content } from "./read-content";
import { validateContent } from "./validate-content";

/** Reads the content, downloads its assets, and stops the build if it cannot be published. */
export async function receiveContent(
  args: CreatePagesArgs,
  connection: ContentConnection,
): Promise<Content> {
  const content = readContent(args);
  const downloads = await downloadAssets(content.assets, args);
  const arrival = await connection.arrivalErrors(content.documents.filter(isShown).length);
  validateContent(content, { arrival, downloads }, args);
  return content;
}
