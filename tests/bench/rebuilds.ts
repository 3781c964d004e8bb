/** Builds the same site three times: cold, unchanged, and after an edit of one post. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageFiles } from "../../src/gatsby/output/flatten-html";
import type { Sandbox } from "../setup/builds/sandbox";
import type { BilingualPost, DatasetDocument } from "./generate-posts";
import { measuredBuild, type Build } from "./measured-build";

export type Rebuilds = {
  readonly cold: Build;
  readonly unchanged: Build;
  readonly edited: Build;
  /** Number of pages, and of those whose HTML differs after the edit. */
  readonly pages: number;
  readonly rewritten: number;
  /** Files of rewritten pages that do not mention the edited post. */
  readonly needless: readonly string[];
};

type Pages = ReadonlyMap<string, string>;

/** Returns the HTML of every page by file. */
async function readPages({ directory, publicDirectory }: Sandbox): Promise<Pages> {
  const files = pageFiles({ publicDirectory, staticDirectory: join(directory, "static") });
  const pages = new Map<string, string>();
  for (const file of files) pages.set(file, await readFile(join(publicDirectory, file), "utf8"));
  return pages;
}

/** @param posts at least one; the middle one is edited. */
export async function measureRebuilds(
  sandbox: Sandbox,
  others: readonly DatasetDocument[],
  posts: readonly BilingualPost[],
): Promise<Rebuilds> {
  const post = posts[Math.floor(posts.length / 2)]!;
  const edited = { ...post, title: `${post.title} (ny)`, titleEn: `${post.titleEn} (new)` };
  const titles = [post.title, post.titleEn, edited.title, edited.titleEn];

  await sandbox.clean();
  await sandbox.writeContent([...others, ...posts]);
  const cold = await measuredBuild(sandbox);
  const unchanged = await measuredBuild(sandbox);
  const before = await readPages(sandbox);
  await sandbox.writeContent([...others, ...posts.map((each) => (each === post ? edited : each))]);
  const after = { build: await measuredBuild(sandbox), pages: await readPages(sandbox) };

  const rewritten = [...after.pages].filter(([file, html]) => before.get(file) !== html);
  const needless = rewritten.filter(([, html]) => !titles.some((title) => html.includes(title)));
  return {
    cold,
    unchanged,
    edited: after.build,
    pages: after.pages.size,
    rewritten: rewritten.length,
    needless: needless.map(([file]) => file),
  };
}
