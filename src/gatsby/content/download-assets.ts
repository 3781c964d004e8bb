import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import pMap from "p-map";
import { fetchAsset } from "../../sanity/client/fetch-asset";
import { typedDocumentName, type NamedDocument } from "../../sanity/documents/document-name";
import { attachmentError } from "../../sanity/model/asset-formats";
import { slugFromTitle } from "../../sanity/model/slug-rules";
import { projectDirectory, settings } from "../build-settings";

/** Outside Gatsby's cache, which is emptied: an asset never changes under its id. */
const assetFolder = join(projectDirectory, ".assets");

/** Each downloaded image is decoded in memory. */
const PARALLEL_DOWNLOADS = 8;

type AssetNode = Node & {
  readonly _id: string;
  readonly url: string;
  readonly originalFilename?: string | null;
  readonly extension?: string | null;
  readonly size?: number | null;
  readonly sha1hash?: string | null;
  readonly fields?: { readonly localFile?: string };
};

/** Returns a URL-safe file name close to the original: "Plan å.pdf" → "plan-a". */
export function assetFileName(originalFilename: string): string {
  return slugFromTitle(originalFilename.replace(/\.[^.]*$/, "")) || "file";
}

/** Names an asset in messages the way editors know it. */
function assetName({ _id, originalFilename }: AssetNode): string {
  return originalFilename ? `"${originalFilename}" (${_id})` : `"${_id}"`;
}

async function downloadAsset(
  node: AssetNode,
  warn: (message: string) => void,
  { actions, createNodeId, getCache }: CreatePagesArgs,
): Promise<void> {
  const name = assetFileName(node.originalFilename ?? "");
  const extension = /^[a-z0-9]+$/.exec(node.extension?.toLowerCase() ?? "")?.[0] ?? "bin";
  const isImage = node.internal.type === "SanityImageAsset";
  const error = isImage ? undefined : attachmentError(extension);
  if (error !== undefined) throw new Error(error);
  const file = join(assetFolder, node._id, `${name}.${extension}`);
  if (!existsSync(file)) {
    const { url, size, sha1hash } = node;
    const asset = { url, isImage, size: size ?? undefined, sha1hash: sha1hash ?? undefined };
    await fetchAsset(asset, file, { timeoutMs: settings.sanity.timeout * 1000, warn });
  }
  const { id } = await createFileNodeFromBuffer({
    buffer: await readFile(file),
    hash: node._id,
    name,
    ext: `.${extension}`,
    parentNodeId: node.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createNodeField({ node, name: "localFile", value: id });
}

/** The fields of localized nodes that refer to assets. */
type ShownAssets = {
  readonly cover?: string | null;
  readonly portrait?: string | null;
  readonly bodyImages?: readonly string[];
  readonly attachments?: readonly { readonly file: string | null }[];
};

/** Returns the ids of the images and files that pages show, each with the id of a document that shows it. */
function shownAssets({ getNodesByType }: CreatePagesArgs): Map<string, string> {
  const nodes = ["BlogPost", "Testimonial", "TeamMember"].flatMap((type) => getNodesByType(type));
  return new Map(
    nodes.flatMap((node) => {
      const { cover, portrait, bodyImages = [], attachments = [] } = node as Node & ShownAssets;
      const ids = [cover, portrait, ...bodyImages, ...attachments.map(({ file }) => file)];
      return ids.flatMap((id) => (id ? [[id, node.parent ?? ""] as const] : []));
    }),
  );
}

/**
 * Downloads the assets that pages show into the build, so that every URL a visitor's browser requests is on the
 * site's own origin. The copy becomes the asset's `localFile`; assets that have one are skipped, and unknown ids.
 *
 * @returns error messages of failed downloads, each with the asset and a document that uses it.
 */
export async function downloadAssets(args: CreatePagesArgs): Promise<readonly string[]> {
  const errors: string[] = [];
  await pMap(
    shownAssets(args),
    async ([id, parent]) => {
      const node = args.getNode(id) as AssetNode | undefined;
      if (!node || node.fields?.localFile !== undefined) return;
      const document = args.getNode(parent) as Node & NamedDocument;
      const name = `The asset ${assetName(node)} of ${typedDocumentName(document)}`;
      const warn = (message: string): void => {
        args.reporter.warn(`${name}: ${message}`);
      };
      try {
        await downloadAsset(node, warn, args);
      } catch (error) {
        errors.push(`${name} could not be downloaded: ${(error as Error).message}`);
      }
    },
    { concurrency: PARALLEL_DOWNLOADS },
  );
  return errors;
}
