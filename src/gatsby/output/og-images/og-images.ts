/**
 * The pictures that are shown where a page is shared: its title beside a drawing or a post's cover.
 *
 * A picture's name is a hash of all that it shows. So pages can be made before their pictures are, and
 * one that an earlier build left in `public` is not painted again.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { site } from "../../../config/site";
import { isBuild, projectDirectory, settings } from "../../build-settings";
import { renderBackground, renderImage, type Background } from "./render-image";

/** A picture to show beside the title. */
export type Artwork = {
  readonly file: string;
  /** Says that it is the same picture: an asset's id. Absent: its bytes do. */
  readonly id?: string;
};

export type PlannedImage = {
  /** What it stands for, as its editor would look for it. */
  readonly of: string;
  readonly title: string;
  /** Absent: the site's own drawing. */
  readonly artwork?: Artwork | undefined;
};

/** Path of the picture of whatever has none of its own, among the files in `static`. */
export const defaultOgImage = "/social-default.png";

/** Files below `static` never change under their names, and stay between builds. */
const folder = "/static/social";
const publicFolder = join(projectDirectory, "public", folder);

/** Motifs that are painted with their titles at a time. */
const parallel = 3;

const codeFolder = join(projectDirectory, "src/gatsby/output/og-images");
const defaultArtwork: Artwork = { file: join(codeFolder, "drawing.svg") };

const planned = new Map<string, PlannedImage>();
let rendering: Promise<readonly string[]> | undefined;

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 20);
}

const hashes = new Map<string, string>();

function hashOfFile(file: string): string {
  const known = hashes.get(file) ?? hashOf(readFileSync(file));
  hashes.set(file, known);
  return known;
}

let designHash: string | undefined;

/** A hash of what is the same in all pictures: the code and the package that draw them, the colours. */
function hashOfDesign(): string {
  designHash ??= computeDesignHash();
  return designHash;
}

function computeDesignHash(): string {
  const { resolve } = createRequire(join(projectDirectory, "package.json"));
  const files = [
    ...readdirSync(codeFolder).map((name) => join(codeFolder, name)),
    join(projectDirectory, "src/styles/tokens.css"),
    resolve("satori/package.json"),
  ];
  return hashOf(site.productName, ...files.sort().map(hashOfFile));
}

/**
 * Plans a picture. Only what is published has pictures: nobody shares a preview, and a development
 * server would wait for them.
 *
 * @returns its path; that of the site's own picture where none is made.
 */
export function planOgImage(picture: PlannedImage): string {
  if (!isBuild || settings.preview) return defaultOgImage;
  const { title, artwork = defaultArtwork } = picture;
  const path = `${folder}/${hashOf(hashOfDesign(), artwork.id ?? hashOfFile(artwork.file), title)}.jpg`;
  planned.set(path, picture);
  return path;
}

async function renderTo(
  path: string,
  { of, title }: PlannedImage,
  ground: Background,
): Promise<string[]> {
  const file = join(publicFolder, basename(path));
  try {
    await writeFile(`${file}.part`, await renderImage(ground, title));
    await rename(`${file}.part`, file);
    return [];
  } catch (error) {
    return [`${of}: ${(error as Error).message}`];
  }
}

/** Paints the pictures of one artwork, which they share. @returns what went wrong. */
async function renderWithArtwork(file: string, paths: readonly string[]): Promise<string[]> {
  const pictures = paths.flatMap((path) => {
    const picture = planned.get(path);
    return picture ? [[path, picture] as const] : [];
  });
  try {
    const ground = await renderBackground(file);
    const faults: string[] = [];
    for (const [path, picture] of pictures) faults.push(...(await renderTo(path, picture, ground)));
    return faults;
  } catch (error) {
    return pictures.map(([, { of }]) => `${of}, ${basename(file)}: ${(error as Error).message}`);
  }
}

async function renderMissing(): Promise<readonly string[]> {
  await mkdir(publicFolder, { recursive: true });
  const byArtwork = new Map<string, string[]>();
  for (const [path, { artwork = defaultArtwork }] of planned) {
    if (existsSync(join(publicFolder, basename(path)))) continue;
    byArtwork.set(artwork.file, [...(byArtwork.get(artwork.file) ?? []), path]);
  }
  const queue = [...byArtwork];
  const faults: string[] = [];
  const next = async (): Promise<void> => {
    for (let artwork = queue.shift(); artwork !== undefined; artwork = queue.shift()) {
      faults.push(...(await renderWithArtwork(...artwork)));
    }
  };
  await Promise.all(Array.from({ length: parallel }, next));
  return faults;
}

/** Begins to paint the planned pictures that are not there yet, beside whatever the build does next. */
export function startRendering(): void {
  if (planned.size > 0) rendering = renderMissing();
}

/**
 * Waits for the last picture, and removes those that no page names any more.
 *
 * @returns what went wrong, one sentence for each picture, with what it stands for.
 */
export async function finishRendering(): Promise<readonly string[]> {
  const faults = (await rendering) ?? [];
  if (!existsSync(publicFolder)) return faults;
  for (const name of await readdir(publicFolder)) {
    if (!planned.has(`${folder}/${name}`)) await rm(join(publicFolder, name));
  }
  return faults;
}
