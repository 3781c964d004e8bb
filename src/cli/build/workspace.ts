/**
 * The folder in which Gatsby works: a copy of the sources with a `.cache` and a `public` of its own, so
 * that the published site does not change before the new one is whole.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { copyFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mirror } from "./copy-tree";
import { fingerprint } from "./fingerprint";
import type { BuildPaths } from "./paths";

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

/** Brings the workspace from where it rests, with the sources of this moment. */
export function openWorkspace({ project, workspace, storedWorkspace }: BuildPaths): void {
  // A build that was killed left it where it was.
  if (!existsSync(workspace) && existsSync(storedWorkspace)) renameSync(storedWorkspace, workspace);
  syncSources(project, workspace);
}

/** Gives a workspace the sources of this moment. The types that Gatsby has made there stay. */
export function syncSources(project: string, workspace: string): void {
  mkdirSync(workspace, { recursive: true });
  const names = new Set([...readdirSync(project), ...readdirSync(workspace)]);
  const generated = new Set([join(workspace, types)]);
  for (const name of [...names].filter((each) => sources.test(each))) {
    mirror(join(project, name), join(workspace, name), generated);
  }
}

/** Brings the types that Gatsby has made in a workspace back to the sources that they were made of. */
export function syncTypes(workspace: string, project: string): void {
  const generated = join(workspace, types);
  const own = join(project, types);
  if (existsSync(generated) && !isSame(generated, own)) copyFileSync(generated, own);
}

/**
 * Makes Gatsby start anew where its cache cannot be relied on: after a build that did not end well (it
 * would take half-done work for done), after a change that it does not notice by itself, and always for
 * a preview (drafts that were discarded would stay). Pictures that were made stay, unless drafts may be
 * among those that show them.
 *
 * Gatsby empties its cache by itself when `package.json` changes, and knows best how: so the workspace's
 * carries a stamp.
 *
 * @returns why it starts anew; undefined if it does not.
 */
export function stampWorkspace(
  { project, workspace }: BuildPaths,
  env: NodeJS.ProcessEnv,
  isPreview: boolean,
): string | undefined {
  const code = fingerprint(project, env);
  const note = readNote(workspace);
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
  if (reason !== undefined) removePages(join(workspace, "public"), mayHoldDrafts);

  const manifest = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as object;
  writeFileSync(join(workspace, "package.json"), JSON.stringify({ ...manifest, stamp }, null, 2));
  writeNote(workspace, { stamp, isFinished: false, isPreview });
  return reason;
}

/** Notes that the build ended well, and brings its types back unless it is another folder's. */
export function finishWorkspace({ workspace, project }: BuildPaths): void {
  const note = readNote(workspace);
  if (note) writeNote(workspace, { ...note, isFinished: true });
  if (dirname(workspace) === project) syncTypes(workspace, project);
}

/** Puts the workspace where it rests between builds, whatever has become of it. */
export function closeWorkspace({ workspace, storedWorkspace }: BuildPaths): void {
  if (!existsSync(workspace)) return;
  rmSync(storedWorkspace, { recursive: true, force: true });
  mkdirSync(dirname(storedWorkspace), { recursive: true });
  renameSync(workspace, storedWorkspace);
}

/** Gatsby, when it starts anew, knows no page of before and would leave them. */
function removePages(publicDirectory: string, alsoPictures: boolean): void {
  if (!existsSync(publicDirectory)) return;
  const isRemoved = (name: string) => alsoPictures || name !== "static";
  for (const name of readdirSync(publicDirectory).filter(isRemoved)) {
    rmSync(join(publicDirectory, name), { recursive: true });
  }
}

function readNote(workspace: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(workspace, noteFile), "utf8")) as Note;
  } catch {
    return undefined;
  }
}

function writeNote(workspace: string, note: Note): void {
  writeFileSync(join(workspace, noteFile), JSON.stringify(note));
}

function isSame(a: string, b: string): boolean {
  return existsSync(b) && readFileSync(a).equals(readFileSync(b));
}
