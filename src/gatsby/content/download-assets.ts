import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import pMap from "p-map";
import { fetchAsset } from "../../sanity/client/fetch-asset";
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

async function downloadAsset(node: AssetNode, user: string, args: CreatePagesArgs): Promise<void> {
  const { actions, createNodeId, getCache, reporter } = args;
  const name = assetFileName(node.originalFilename ?? "");
  const extension = /^[a-z0-9]+$/.exec(node.extension?.toLowerCase() ?? "")?.[0] ?? "bin";
  const isImage = node.internal.type === "SanityImageAsset";
  const error = isImage ? undefined : attachmentError(extension);
  if (error !== undefined) throw new Error(error);
  const file = join(assetFolder, node._id, `${name}.${extension}`);
  if (!existsSync(file)) {
    const asset = {
      url: node.url,
      isImage,
      size: node.size ?? undefined,
      sha1hash: node.sha1hash ?? undefined,
    };
    await fetchAsset(asset, file, {
      timeoutMs: settings.sanity.timeout * 1000,
      warn: (message) => {
        reporter.warn(`The asset ${assetName(node)} of ${user}: ${message}`);
      },
    });
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

/**
 * Downloads Sanity's assets into the build, so that every URL a visitor's browser requests is on the site's
 * own origin. The copy becomes the asset's `localFile`; assets that have one are skipped.
 *
 * @param users names of a document that uses the asset, by the asset's node id. Unknown ids are skipped.
 * @returns error messages of failed downloads, by node id.
 */
export async function downloadAssets(
  users: ReadonlyMap<string, string>,
  args: CreatePagesArgs,
): Promise<ReadonlyMap<string, string>> {
  const found = [...users.keys()].flatMap((id) => args.getNode(id) ?? []);
  const nodes = found as readonly Node[] as readonly AssetNode[];
  const errors = new Map<string, string>();
  await pMap(
    nodes.filter(({ fields }) => fields?.localFile === undefined),
    async (node) => {
      try {
        await downloadAsset(node, users.get(node.id) ?? "", args);
      } catch (error) {
        errors.set(node.id, (error as Error).message);
      }
    },
    { concurrency: PARALLEL_DOWNLOADS },
  );
  return errors;
}
