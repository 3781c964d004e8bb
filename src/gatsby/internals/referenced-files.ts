import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What browsers, search engines and hosts ask for without being told of it. */
const wellKnown = /^(_headers|_redirects|robots\.txt|metadata\.json|page-data\/app-data\.json)$/;

/** What Gatsby leaves in its output for itself, and for a script runner that the site does not use. */
const unpublished = /^(__node-manifests|_gatsby|~partytown)\/|^(chunk-map|webpack\.stats)\.json$/;

const isText = (file: string) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** A path below `/static`; the hash in the name of a script or style sheet; that of a static query. */
const mention = /static\/[^\s"'`()<>,;\\?#&]+|[\da-f]{20}|(?<=")\d{5,}(?=")/g;

export type Output = {
  /** Gatsby's output, among what earlier builds have left there. */
  readonly publicDirectory: string;
  /** Files that are published as they are. */
  readonly staticDirectory: string;
};

/**
 * The files that the site consists of: its pages with their data, the files of `static`, and all that
 * these refer to. A picture or a script of an earlier build, which nothing refers to any more, is none
 * of them, although Gatsby keeps it at hand.
 *
 * @returns their paths in the output.
 */
export function referencedFiles({ publicDirectory, staticDirectory }: Output): readonly string[] {
  const all = new Set(filesIn(publicDirectory).filter((file) => !unpublished.test(file)));
  const found = new Set<string>();
  const isFirst = (file: string) =>
    wellKnown.test(file) ||
    file.startsWith(".well-known/") ||
    existsSync(join(staticDirectory, file)) ||
    isPage(file) ||
    all.has(pageOfData(file));
  const byKey = new Map<string, string[]>();
  const byName = new Set<string>();
  for (const file of all) {
    const key = keyOf(file);
    if (isFirst(file)) found.add(file);
    else if (key === undefined) byName.add(file);
    else byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }

  // A set hands out what is added on the way, too.
  for (const file of found) {
    if (!isText(file)) continue;
    const text = readFileSync(join(publicDirectory, file), "utf8");
    for (const [key] of text.matchAll(mention)) {
      for (const mentioned of byKey.get(decoded(key)) ?? []) found.add(mentioned);
    }
    for (const name of byName) if (text.includes(`/${name}`)) found.add(name);
  }
  return [...found];
}

/** What has to stand in a text for it to refer to a file; undefined for those with plain names. */
function keyOf(file: string): string | undefined {
  if (file.startsWith("static/")) return file;
  const [, hash, query] =
    /[-.]([\da-f]{20})\.(?:css|js)\b|^page-data\/sq\/d\/(\d+)\./.exec(file) ?? [];
  return hash ?? query;
}

/** A page's HTML lies where its path says. */
function isPage(file: string): boolean {
  return file.endsWith(".html") && !/^(static|page-data)\//.test(file);
}

function pageOfData(file: string): string {
  const [, page = ""] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  return page.endsWith(".html") ? page : `${page}.html`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((file) => file.split(sep).join("/"));
}
