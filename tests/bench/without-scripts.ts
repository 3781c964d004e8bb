import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type ScriptlessSite = { readonly directory: string; remove(): Promise<void> };

/** Copies a built site to a temporary folder, and removes the scripts from its HTML, for comparison. */
export async function withoutScripts(publicDirectory: string): Promise<ScriptlessSite> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "site-without-scripts-")));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await cp(publicDirectory, directory, { recursive: true });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(".html"))) {
      const path = join(entry.parentPath, entry.name);
      const html = await readFile(path, "utf8");
      await writeFile(path, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
    }
    return { directory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
