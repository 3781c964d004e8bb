/**
 * Open Graph images: a page's title beside a drawing or a post's cover.
 *
 * An image's name is a hash of all that it shows. Pages can be created before their images are rendered,
 * and an image that an earlier build left in `public` is not rendered again.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { site } from "../../config/site";
import type { Focus } from "../../sanity/documents/picture-area";
import { drawableTitle } from "../../sanity/model/drawable-title";
import { writeWhole } from "../../sanity/write-whole";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { filesIn } from "../files-in";
import { logoFile } from "../drawn-files";
import { tokensFile } from "../tokens";
import {
  drawBackground,
  drawFrame,
  fontFile,
  imageSize,
  readArtwork,
  renderImage,
  renderPicture,
} from "./render-image";

export type OgImage = {
  /** What the image is of, as its editor would look for it. */
  readonly label: string;
  /** Without one, the artwork is the whole image. */
  readonly title?: string;
  /** The image beside the title, a file's absolute path or that of a drawing in the repository; defaults to the house. */
  readonly artwork?: string | undefined;
  /** What has to stay in view of it; defaults to its centre. */
  readonly focus?: Focus | undefined;
};

/** Path of the image without a title, for pages without one of their own. */
export const defaultOgImage = "/social-default.png";

/** Files below `static` never change under their names, and stay between builds. */
const folder = "/static/social";
const publicFolder = join(projectDirectory, "public", folder);

/** Artworks held in memory at a time. */
const PARALLEL_ARTWORKS = 3;

const codeFolder = join(projectDirectory, "src/gatsby/metadata");
const defaultArtwork = "src/gatsby/metadata/artworks/house.svg";

/** Nobody shares a preview, and the development server would wait for the images. */
const isRendered = isBuild && !settings.preview;

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 20);
}

const ownFiles = filesIn(codeFolder).map((file) => join(codeFolder, file));

/** Hashes what all images share: name, code, font, colours and the package that renders them. */
const designHash = hashOf(
  site.productName,
  JSON.stringify(sharp.versions),
  ...[...ownFiles, fontFile, tokensFile, logoFile].map((file) => readFileSync(file)),
);

/** Returns the path of an image; that of the default if none is rendered. */
export function ogImagePath({ title, artwork = defaultArtwork, focus }: OgImage): string {
  if (!isRendered) return defaultOgImage;
  const shown = [
    ...(title === undefined ? [] : [drawableTitle(title).text]),
    ...(focus ? [JSON.stringify(focus)] : []),
  ];
  return `${folder}/${hashOf(designHash, readArtwork(artwork), ...shown)}.jpg`;
}

type Artwork = { readonly artwork: string; readonly focus: Focus | undefined };

/** Renders images that share an artwork, by file. @returns error messages. */
async function renderWith(
  { artwork, focus }: Artwork,
  images: ReadonlyMap<string, OgImage>,
  frame: Buffer,
) {
  const errors: string[] = [];
  let background: Promise<Buffer> | undefined;
  for (const [file, { label, title }] of images) {
    try {
      const image =
        title === undefined
          ? renderPicture(artwork, focus)
          : renderImage(await (background ??= drawBackground(artwork, frame, focus)), title);
      await writeWhole(file, await image);
    } catch (error) {
      errors.push(`${label}, ${basename(artwork)}: ${(error as Error).message}`);
    }
  }
  return errors;
}

/** A save in a preview changes nothing of it, but what it is drawn from may change between two starts. */
let isDefaultDrawn = false;

async function renderDefault(): Promise<void> {
  if (isDefaultDrawn) return;
  const pixels = await drawBackground(defaultArtwork, await drawFrame());
  const file = join(projectDirectory, "public", defaultOgImage);
  await mkdir(dirname(file), { recursive: true });
  await sharp(pixels, { raw: { ...imageSize, channels: 3 } }).toFile(file);
  isDefaultDrawn = true;
}

/**
 * Renders the default image and those that are missing in `public`; a preview and the development server have the
 * default alone. Never rejects.
 *
 * @returns one error message per failed image, with what it is of.
 */
export async function renderOgImages(images: readonly OgImage[]): Promise<readonly string[]> {
  try {
    await renderDefault();
    return isRendered ? await renderMissing(images) : [];
  } catch (error) {
    return [`The default image: ${(error as Error).message}`];
  }
}

async function renderMissing(images: readonly OgImage[]): Promise<readonly string[]> {
  await mkdir(publicFolder, { recursive: true });
  const byArtwork = new Map<string, { of: Artwork; images: Map<string, OgImage> }>();
  for (const image of images) {
    const { artwork = defaultArtwork, focus } = image;
    const file = join(publicFolder, basename(ogImagePath(image)));
    if (existsSync(file)) continue;
    const key = JSON.stringify([artwork, focus]);
    const sharing = byArtwork.get(key) ?? { of: { artwork, focus }, images: new Map() };
    sharing.images.set(file, image);
    byArtwork.set(key, sharing);
  }
  if (byArtwork.size === 0) return [];
  const frame = await drawFrame();
  const errors = await pMap(
    byArtwork.values(),
    ({ of, images: each }) => renderWith(of, each, frame),
    {
      concurrency: PARALLEL_ARTWORKS,
    },
  );
  return errors.flat();
}
