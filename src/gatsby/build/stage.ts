/**
 * The folder in which Gatsby works: a copy of the sources with a `.cache` and a `public` of its own, so
 * that the published site does not change before the new one is whole.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { copyFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mirror } from "./copy-tree";
import { fingerprint } from "./fingerprint";
import type { BuildPlaces } from "./places";

/** What Gatsby reads of the project's top level, beside `package.json`. */
export const sources = /^(src|static|tsconfig\.json|gatsby-\w+\.tsx?)$/;
const types = "src/gatsby-types.d.ts";

/** Is not kept when Gatsby empties `.cache`: then nothing else can be relied on either. */
const noteFile = "build.json";

type Note = {
  readonly stamp: string;
  readonly isFinished: boolean;
  readonly isPreview: boolean;
};

/** Brings the stage from where it rests, with the sources of this moment. */
export function openStage({ project, stage, rest }: BuildPlaces): void {
  // A build that was killed left it where it was.
  if (!existsSync(stage) && existsSync(rest)) renameSync(rest, stage);
  mirrorSources(project, stage);
}

/** Gives a stage the sources of this moment. The types that Gatsby has made there stay. */
export function mirrorSources(project: string, stage: string): void {
  mkdirSync(stage, { recursive: true });
  const names = new Set([...readdirSync(project), ...readdirSync(stage)]);
  const generated = new Set([join(stage, types)]);
  for (const name of [...names].filter((each) => sources.test(each))) {
    mirror(join(project, name), join(stage, name), generated);
  }
}

/** Brings the types that Gatsby has made in a stage back to the sources that they were made of. */
export function returnTypes(stage: string, project: string): void {
  const generated = join(stage, types);
  const own = join(project, types);
  if (existsSync(generated) && !isSame(generated, own)) copyFileSync(generated, own);
}

/**
 * Makes Gatsby start anew where its cache cannot be relied on: after a build that did not end well (it
 * would take half-done work for done), after a change that it does not notice by itself, and always for
 * a preview (drafts that were discarded would stay). Pictures that were made stay, unless drafts may be
 * among those that show them.
 *
 * Gatsby empties its cache by itself when `package.json` changes, and knows best how: so the stage's
 * carries a stamp.
 *
 * @returns why it starts anew; undefined if it does not.
 */
export function stampStage(
  { project, stage }: BuildPlaces,
  env: NodeJS.ProcessEnv,
  isPreview: boolean,
): string | undefined {
  const code = fingerprint(project, env);
  const note = readNote(stage);
  const reason = !note
    ? "there is no earlier one"
    : !note.isFinished
      ? "the build before did not end well"
      : !note.stamp.startsWith(`${code} `)
        ? "code, settings or packages have changed"
        : isPreview
          ? "drafts come and go"
          : undefined;
  const stamp = note && reason === undefined ? note.stamp : `${code} ${Date.now()}`;
  const mayHoldDrafts = isPreview || note?.isPreview === true;
  if (reason !== undefined) removePages(join(stage, "public"), mayHoldDrafts);

  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as object;
  writeFileSync(join(stage, "package.json"), JSON.stringify({ ...manifest, stamp }, null, 2));
  writeNote(stage, { stamp, isFinished: false, isPreview });
  return reason;
}

/** Notes that the build ended well, and brings its types back unless it is another folder's. */
export function finishStage({ stage, project }: BuildPlaces): void {
  const note = readNote(stage);
  if (note) writeNote(stage, { ...note, isFinished: true });
  if (dirname(stage) === project) returnTypes(stage, project);
}

/** Puts the stage where it rests between builds, whatever has become of it. */
export function closeStage({ stage, rest }: BuildPlaces): void {
  if (!existsSync(stage)) return;
  rmSync(rest, { recursive: true, force: true });
  mkdirSync(dirname(rest), { recursive: true });
  renameSync(stage, rest);
}

/** Gatsby, when it starts anew, knows no page of before and would leave them. */
function removePages(publicDirectory: string, alsoPictures: boolean): void {
  if (!existsSync(publicDirectory)) return;
  const isRemoved = (name: string) => alsoPictures || name !== "static";
  for (const name of readdirSync(publicDirectory).filter(isRemoved)) {
    rmSync(join(publicDirectory, name), { recursive: true });
  }
}

function readNote(stage: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(stage, noteFile), "utf8")) as Note;
  } catch {
    return undefined;
  }
}

function writeNote(stage: string, note: Note): void {
  writeFileSync(join(stage, noteFile), JSON.stringify(note));
}

function isSame(a: string, b: string): boolean {
  return existsSync(b) && readFileSync(a).equals(readFileSync(b));
}
