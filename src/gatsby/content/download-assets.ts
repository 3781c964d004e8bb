import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import pMap from "p-map";
import { findingText } from "../../i18n/preview-texts";
import { hasMorePictures, imageMetadata } from "../../sanity/check-image";
import { fetchAsset } from "../../sanity/client/fetch-asset";
import { typedDocumentName, type NamedDocument } from "../../sanity/documents/document-name";
import type { FindingKey } from "../../sanity/documents/finding";
import { parsePictureId, pictureFocus, type Cut } from "../../sanity/documents/picture-id";
import { attachmentError, unusableFormat } from "../../sanity/model/asset-formats";
import { slugFromTitle } from "../../sanity/model/slug-rules";
import { projectDirectory, settings } from "../build-settings";
import { localizedTypes } from "./localized-fields";
import { copyAttachment, copyPicture, cutName, type Copy } from "./picture-copy";

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
  /** `note`: what the build tells of its copy. */
  readonly fields?: { readonly localFile?: string; readonly note?: FindingKey };
};

/** Returns a URL-safe file name close to the original: "Plan å.pdf" → "plan-a". */
export function assetFileName(originalFilename: string): string {
  return slugFromTitle(originalFilename.replace(/\.[^.]*$/, "")) || "file";
}

/** Names an asset in messages the way editors know it. */
function assetName({ _id, originalFilename }: AssetNode): string {
  return originalFilename ? `"${originalFilename}" (${_id})` : `"${_id}"`;
}

/** Downloads an asset, unless an earlier build has. @returns the file. */
async function fetchFile(node: AssetNode, warn: (message: string) => void): Promise<string> {
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
  return file;
}

/**
 * Makes the copy of an asset: a picture upright, cut, and without what a camera has written into it; an attached one
 * as it is, but for that; any other file is its own.
 */
async function copyAsset(file: string, content: Buffer, isImage: boolean, cut: Cut): Promise<Copy> {
  if (!isImage) return isPicture(extname(file)) ? await copyAttachment(file, content) : { file };
  const isStill = hasMorePictures(content, await imageMetadata(content));
  const copy = await copyPicture(file, content, cut);
  return { file: copy, ...(isStill && { note: "imageStill" }) };
}

/** Downloads an asset and makes its copy. */
async function downloadAsset(
  id: string,
  node: AssetNode,
  warn: (message: string) => void,
  { actions, createNodeId, getCache }: CreatePagesArgs,
): Promise<void> {
  const file = await fetchFile(node, warn);
  const content = await readFile(file);
  const isImage = node.internal.type === "SanityImageAsset";
  const { cut } = parsePictureId(id);
  const { file: copy, note } = await copyAsset(file, content, isImage, cut);
  const shown = id === node._id ? node : await createCut(id, node, actions.createNode);
  if (note) actions.createNodeField({ node: shown, name: "note", value: note });
  const localFile = await createFileNodeFromBuffer({
    buffer: copy === file ? content : await readFile(copy),
    // Gatsby keeps a file by its hash, which is the name of a folder.
    hash: copy === file ? node._id : `${node._id}-${isImage ? "upright" : "plain"}${cutName(cut)}`,
    name: basename(file, extname(file)),
    ext: extname(copy),
    parentNodeId: shown.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  actions.createNodeField({ node: shown, name: "localFile", value: localFile.id });
}

/** Returns whether a file is a picture that a camera may have written into. */
function isPicture(extension: string): boolean {
  return [".jpg", ".jpeg", ".png", ".webp", ".avif"].includes(extension);
}

/** Creates the node of a picture that is cut from an asset. Fields find it by its id (`picture-extension.ts`). */
async function createCut(
  id: string,
  asset: AssetNode,
  createNode: CreatePagesArgs["actions"]["createNode"],
): Promise<Node> {
  const focus = pictureFocus(id);
  const node = {
    id,
    parent: asset.id,
    children: [],
    // From the top, in steps of a quarter: where to cut what is higher than its place.
    ...(focus && { focusY: Math.round(focus.y * 4) * 25 }),
    internal: { type: "PictureCut", contentDigest: `${asset.internal.contentDigest}-${id}` },
  };
  await createNode(node);
  return node as unknown as Node;
}

/** Returns the ids of pictures and files in the fields of a node, and in what these hold. */
export function assetIdsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(?:image|file)-/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(assetIdsIn);
}

/** Returns the ids of the images and files that pages show, each with the id of a document that shows it. */
function shownAssets({ getNodesByType }: CreatePagesArgs): Map<string, string> {
  const nodes = localizedTypes.flatMap((type) => getNodesByType(type));
  return new Map(
    nodes.flatMap(({ parent, internal: _internal, children: _children, ...fields }) =>
      assetIdsIn(fields).map((id) => [id, parent ?? ""] as const),
    ),
  );
}

/** What went wrong, and what is not shown as it was uploaded. */
export type Downloads = {
  readonly errors: readonly string[];
  readonly notes: readonly string[];
  /** Ids of the pictures and files that pages do without. */
  readonly failed: ReadonlySet<string>;
};

/**
 * Downloads the assets that pages show into the build, so that every URL a visitor's browser requests is on the
 * site's own origin. The copy becomes the asset's `localFile`; assets that have one are skipped, and unknown ids.
 *
 * @returns error messages of failed downloads, each with the asset and a document that uses it.
 */
export async function downloadAssets(args: CreatePagesArgs): Promise<Downloads> {
  const errors: string[] = [];
  const notes: string[] = [];
  const failed = new Set<string>();
  const nodeOf = (id: string) => args.getNode(id) as AssetNode | undefined;
  const attachLocalFile = async (id: string, parent: string): Promise<void> => {
    const { assetId } = parsePictureId(id);
    const node = nodeOf(assetId);
    // The reader of the document tells of an asset that cannot be shown.
    if (!node || unusableFormat(assetId) !== undefined) return;
    const document = args.getNode(parent) as Node & NamedDocument;
    const name = `The asset ${assetName(node)} of ${typedDocumentName(document)}`;
    const warn = (message: string): void => {
      args.reporter.warn(`${name}: ${message}`);
    };
    try {
      if (nodeOf(id)?.fields?.localFile === undefined) await downloadAsset(id, node, warn, args);
      const key = nodeOf(id)?.fields?.note;
      if (key) notes.push(`${name}: ${findingText({ key }, "en")}.`);
    } catch (error) {
      failed.add(id);
      errors.push(`${name} could not be downloaded: ${(error as Error).message}`);
    }
  };
  const byAsset = new Map<string, (readonly [id: string, parent: string])[]>();
  for (const shown of shownAssets(args)) {
    const { assetId } = parsePictureId(shown[0]);
    byAsset.set(assetId, [...(byAsset.get(assetId) ?? []), shown]);
  }
  await pMap(
    byAsset.values(),
    async (pictures) => {
      // One after another: the first downloads the file of all.
      for (const [id, parent] of pictures) await attachLocalFile(id, parent);
    },
    { concurrency: PARALLEL_DOWNLOADS },
  );
  return { errors: errors.sort(), notes: notes.sort(), failed };
}
