import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import pMap from "p-map";
import { filesIn } from "../files-in";

type Output = {
  /** Gatsby's output, among what earlier builds have left there. */
  readonly publicDirectory: string;
  /** Files that are published as they are. */
  readonly staticDirectory: string;
};

/** Returns whether a file of the output has the name of a page, as an HTML file of `static` may have, too. */
const isPage = (file: string) => /^(?!(static|page-data|_gatsby)\/).*\.html$/.test(file);

/** Returns the file that a CDN serves for a page's path without a redirect. */
export function htmlFile(path: string): string {
  if (path === "/") return "index.html";
  return path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Lists the HTML files of pages, old and new, relative to `public`. Those from `static` are not pages. */
export function pageFiles({ publicDirectory, staticDirectory }: Output): string[] {
  return filesIn(publicDirectory).filter(
    (file) => isPage(file) && !existsSync(join(staticDirectory, file)),
  );
}

/** Removes a folder unless it holds something: `/blog` keeps its posts. */
async function removeEmptyFolder(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    // POSIX lets a system say either.
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  });
}

/**
 * Moves `om-oss/index.html` to `om-oss.html` and so on, and removes pages of earlier builds.
 *
 * @param pagePaths paths of all pages of this build.
 */
export async function flattenHtml(folders: Output, pagePaths: readonly string[]): Promise<void> {
  const { publicDirectory } = folders;
  async function flatten(path: string): Promise<void> {
    const flat = htmlFile(path);
    const from = join(publicDirectory, path, "index.html");
    const to = join(publicDirectory, flat);
    if (from !== to && existsSync(from)) {
      await rename(from, to);
      await removeEmptyFolder(dirname(from));
    }
  }
  await pMap(pagePaths, flatten, { concurrency: 32 });

  const wanted = new Set(pagePaths.map(htmlFile));
  for (const file of pageFiles(folders)) {
    if (!wanted.has(file)) await rm(join(publicDirectory, file));
  }
}

/**
 * Moves the flat files of the previous build back to where Gatsby wrote them. A warm build renders only
 * changed pages, but reads all of them if the scripts changed. Does nothing without a previous build.
 */
export async function unflattenHtml(folders: Output): Promise<void> {
  const { publicDirectory } = folders;
  if (!existsSync(publicDirectory)) return;
  for (const file of pageFiles(folders)) {
    if (basename(file) === "index.html") continue;
    const from = join(publicDirectory, file);
    const to = join(publicDirectory, file.replace(/\.html$/, ""), "index.html");
    await mkdir(dirname(to), { recursive: true });
    // Gatsby writes the root's not-found page to both paths.
    await (file === "404.html" ? copyFile(from, to) : rename(from, to));
  }
}
