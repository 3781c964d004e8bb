/** The built site as a new deployment would be: the same pages, but other names for all scripts. */
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicDirectory } from "../output/built-site";

const hashedName = /[-.]([0-9a-f]{20})\.(?:css|js)$/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

export type RedeployedSite = {
  /** The folder of the built site. */
  readonly directory: string;
  remove(): Promise<void>;
};

/**
 * Copies the built site and changes the hashes of its scripts, styles and build, as well as those of the inline
 * scripts, which contain them, in the Content-Security-Policy.
 */
export async function redeploySite(): Promise<RedeployedSite> {
  const directory = await mkdtemp(join(tmpdir(), "redeployed-"));
  await cp(publicDirectory, directory, { recursive: true });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  const appData = await readFile(join(directory, "page-data", "app-data.json"), "utf8");
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string };
  const hashes = new Set([
    webpackCompilationHash,
    ...files.flatMap((file) => hashedName.exec(file)?.[1] ?? []),
  ]);
  const replaceHashes = (text: string) =>
    text.replace(/[0-9a-f]{20}/g, (hash) =>
      hashes.has(hash) ? Array.from(hash).reverse().join("") : hash,
    );

  const policyHashes = new Map<string, string>();
  for (const file of files.filter((each) => /\.(?:css|html|js|json)$/.test(each))) {
    const text = await readFile(file, "utf8");
    for (const [, script = ""] of text.matchAll(inlineScript)) {
      policyHashes.set(sha256(script), sha256(replaceHashes(script)));
    }
    await writeFile(file, replaceHashes(text));
    if (hashedName.test(file)) await rename(file, replaceHashes(file));
  }

  const headersFile = join(directory, "_headers");
  const headers = await readFile(headersFile, "utf8");
  const renewed = headers.replace(/(?<='sha256-)[^']+/g, (hash) => policyHashes.get(hash) ?? hash);
  if (renewed === headers) throw new Error("The policy contains no hash of an inline script.");
  await writeFile(headersFile, renewed);
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
