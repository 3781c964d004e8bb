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
import { site } from "../../config/site";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { paintGround, paintPicture, type Ground } from "./paint-picture";

/** A picture to show beside the title. */
export type Motif = {
  readonly file: string;
  /** Says that it is the same picture: an asset's id. Absent: its bytes do. */
  readonly id?: string;
};

export type PlannedPicture = {
  /** What it stands for, as its editor would look for it. */
  readonly of: string;
  readonly title: string;
  /** Absent: the site's own drawing. */
  readonly motif?: Motif | undefined;
};

/** Path of the picture of whatever has none of its own, among the files in `static`. */
export const sitePicture = "/social-default.png";

/** Files below `static` never change under their names, and stay between builds. */
const folder = "/static/social";
const publicFolder = join(projectDirectory, "public", folder);

/** Motifs that are painted with their titles at a time. */
const parallel = 3;

const look = join(projectDirectory, "src/gatsby/social-pictures");
const drawing: Motif = { file: join(look, "drawing.svg") };

const planned = new Map<string, PlannedPicture>();
let painting: Promise<readonly string[]> | undefined;

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

let lookHash: string | undefined;

/** A hash of what is the same in all pictures: the code and the package that draw them, the colours. */
function hashOfLook(): string {
  lookHash ??= makeLookHash();
  return lookHash;
}

function makeLookHash(): string {
  const { resolve } = createRequire(join(projectDirectory, "package.json"));
  const files = [
    ...readdirSync(look).map((name) => join(look, name)),
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
export function planPicture(picture: PlannedPicture): string {
  if (!isBuild || settings.preview) return sitePicture;
  const { title, motif = drawing } = picture;
  const path = `${folder}/${hashOf(hashOfLook(), motif.id ?? hashOfFile(motif.file), title)}.jpg`;
  planned.set(path, picture);
  return path;
}

async function paint(
  path: string,
  { of, title }: PlannedPicture,
  ground: Ground,
): Promise<string[]> {
  const file = join(publicFolder, basename(path));
  try {
    await writeFile(`${file}.part`, await paintPicture(ground, title));
    await rename(`${file}.part`, file);
    return [];
  } catch (error) {
    return [`${of}: ${(error as Error).message}`];
  }
}

/** Paints the pictures of one motif, which they share. @returns what went wrong. */
async function paintMotif(file: string, paths: readonly string[]): Promise<string[]> {
  const pictures = paths.flatMap((path) => {
    const picture = planned.get(path);
    return picture ? [[path, picture] as const] : [];
  });
  try {
    const ground = await paintGround(file);
    const faults: string[] = [];
    for (const [path, picture] of pictures) faults.push(...(await paint(path, picture, ground)));
    return faults;
  } catch (error) {
    return pictures.map(([, { of }]) => `${of}, ${basename(file)}: ${(error as Error).message}`);
  }
}

async function paintMissing(): Promise<readonly string[]> {
  await mkdir(publicFolder, { recursive: true });
  const byMotif = new Map<string, string[]>();
  for (const [path, { motif = drawing }] of planned) {
    if (existsSync(join(publicFolder, basename(path)))) continue;
    byMotif.set(motif.file, [...(byMotif.get(motif.file) ?? []), path]);
  }
  const queue = [...byMotif];
  const faults: string[] = [];
  const next = async (): Promise<void> => {
    for (let motif = queue.shift(); motif !== undefined; motif = queue.shift()) {
      faults.push(...(await paintMotif(...motif)));
    }
  };
  await Promise.all(Array.from({ length: parallel }, next));
  return faults;
}

/** Begins to paint the planned pictures that are not there yet, beside whatever the build does next. */
export function startPainting(): void {
  if (planned.size > 0) painting = paintMissing();
}

/**
 * Waits for the last picture, and removes those that no page names any more.
 *
 * @returns what went wrong, one sentence for each picture, with what it stands for.
 */
export async function finishPainting(): Promise<readonly string[]> {
  const faults = (await painting) ?? [];
  if (!existsSync(publicFolder)) return faults;
  for (const name of await readdir(publicFolder)) {
    if (!planned.has(`${folder}/${name}`)) await rm(join(publicFolder, name));
  }
  return faults;
}
