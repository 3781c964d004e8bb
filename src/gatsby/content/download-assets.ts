import { join } from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";
import { existsSync } from "node:fs";
import { fetchAsset } from "../../sanity/client/fetch-asset";
import { projectDirectory, settings } from "../build-settings";

/**
 * Where the files lie between builds. Gatsby, when it empties its cache, passes over names with a dot:
 * an asset never changes under its id.
 */
const assetDirectory = join(projectDirectory, ".cache/.assets");

/** Downloads at a time; the picture of each is decoded. */
const parallelDownloads = 8;

/**
 * Kinds of attachments: what a browser shows, or hands to another program, and never runs as a part of
 * the site. A picture in SVG and a web page may hold scripts.
 */
const publishableKinds = new Set(
  (
    "pdf doc docx odt rtf xls xlsx ods csv ppt pptx odp txt epub ics zip " +
    "png jpg jpeg gif webp avif mp3 m4a mp4 bin"
  ).split(" "),
);

type AssetNode = Node & {
  readonly _id: string;
  readonly url: string;
  readonly originalFilename?: string | null;
  readonly extension?: string | null;
  readonly size?: number | null;
  readonly sha1hash?: string | null;
  readonly fields?: { readonly localFile?: string };
};

/** A file name that is safe in any address, close to the one that the editor gave: "Plan å.pdf" → "plan-a". */
export function assetFileName(originalFilename: string): string {
  const base = originalFilename.replace(/\.[^.]*$/, "");
  const ascii = base.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const slug = ascii.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return slug.replace(/^-+|-+$/g, "").slice(0, 60) || "file";
}

/** What an editor called a file, with its id. */
function assetName({ _id, originalFilename }: AssetNode): string {
  return originalFilename ? `"${originalFilename}" (${_id})` : `"${_id}"`;
}

async function downloadAsset(node: AssetNode, user: string, args: CreatePagesArgs): Promise<void> {
  const { actions, createNodeId, reporter } = args;
  const name = assetFileName(node.originalFilename ?? "");
  const extension = /^[a-z0-9]+$/.exec(node.extension?.toLowerCase() ?? "")?.[0] ?? "bin";
  // Of a picture, only what is made from its points is published.
  const isImage = node.internal.type === "SanityImageAsset";
  if (!isImage && !publishableKinds.has(extension)) {
    throw new Error(
      `a .${extension} file is not published, as a browser might run what stands in it. ` +
        `Make a PDF of it.`,
    );
  }
  const file = join(assetDirectory, node._id, `${name}.${extension}`);
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
  const fileNode = await createFileNode(file, createNodeId);
  // Its plugin has to own it, as it owns every other `File`.
  const owner = { name: "gatsby-source-filesystem" };
  await actions.createNode({ ...fileNode, parent: node.id }, owner);
  actions.createNodeField({ node, name: "localFile", value: fileNode.id });
}

/**
 * Copies pictures and files of Sanity into the build, so that every address a visitor's browser asks for
 * is on the site's own origin. A copy is its asset's `localFile`. What has one already stays.
 *
 * @param users names of documents by the ids of the asset nodes that pages use for them; a dataset may
 * hold many more. Unknown ones are passed over.
 * @returns what is wrong with those that could not be had, by their ids.
 */
export async function downloadAssets(
  users: ReadonlyMap<string, string>,
  args: CreatePagesArgs,
): Promise<ReadonlyMap<string, string>> {
  const found = [...users.keys()].flatMap((id) => args.getNode(id) ?? []);
  const nodes = found as readonly Node[] as readonly AssetNode[];
  const queue = nodes.filter(({ fields }) => fields?.localFile === undefined);
  const faults = new Map<string, string>();
  const next = async (): Promise<void> => {
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      try {
        await downloadAsset(node, users.get(node.id) ?? "", args);
      } catch (error) {
        faults.set(node.id, (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, next));
  return faults;
}
