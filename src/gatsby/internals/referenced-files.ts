import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files-in";

/** Files that browsers, search engines and hosts request without a reference. */
const wellKnown =
  /^(\.assetsignore|_headers|_redirects|_routes\.json|_worker\.js|robots\.txt|metadata\.json|page-data\/app-data\.json)$/;

/** Gatsby's own files in its output, and those of a script runner that the site does not use. */
const unpublished = /^(__node-manifests|_gatsby|~partytown)\/|^(chunk-map|webpack\.stats)\.json$/;

/** Returns whether a file of the output has the name of a page, as an HTML file of `static` may have, too. */
export const isPage = (file: string) => /^(?!(static|page-data|_gatsby)\/).*\.html$/.test(file);

const isText = (file: string) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** A path below `/static`; the hash in the name of a script or stylesheet; the hash of a static query. */
const mention = /static\/[^\s"'`()<>,;\\?#&]+|\b[\da-f]{20}|(?<=")\d{5,}(?=")/g;

export type Output = {
  /** Gatsby's output, among what earlier builds have left there. */
  readonly publicDirectory: string;
  /** Files that are published as they are. */
  readonly staticDirectory: string;
};

/**
 * Lists the files that the site consists of: pages with their data, the files of `static`, and all that
 * these refer to.
 *
 * Why: Gatsby never removes images and scripts of earlier builds from its output.
 *
 * @returns paths relative to the output.
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

  // Iterating a set also visits what is added on the way.
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

/** The string by which texts refer to a file; undefined for files that are referred to by name. */
function keyOf(file: string): string | undefined {
  if (file.startsWith("static/")) return file;
  const [, hash, query] =
    /[-.]([\da-f]{20})\.(?:css|js)\b|^page-data\/sq\/d\/(\d+)\./.exec(file) ?? [];
  return hash ?? query;
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
