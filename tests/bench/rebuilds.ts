/** The same site built three times: from nothing, without a change, and after one post was edited. */
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
  /** Pages in the site, and those whose HTML is another one after the edit. */
  readonly pages: number;
  readonly rewritten: number;
  /** Files of rewritten pages that show the edited post nowhere. */
  readonly needless: readonly string[];
};

type Pages = ReadonlyMap<string, string>;

/** The HTML of every page by its file. */
async function readPages({ directory, publicDirectory }: Sandbox): Promise<Pages> {
  const files = await pageFiles({ publicDirectory, staticDirectory: join(directory, "static") });
  const pages = new Map<string, string>();
  for (const file of files) pages.set(file, await readFile(join(publicDirectory, file), "utf8"));
  return pages;
}

/** @param posts of which the one in the middle is edited; at least one. */
export async function measureRebuilds(
  aside: Sandbox,
  rest: readonly DatasetDocument[],
  posts: readonly BilingualPost[],
): Promise<Rebuilds> {
  const post = posts[Math.floor(posts.length / 2)]!;
  const edited = { ...post, title: `${post.title} (ny)`, titleEn: `${post.titleEn} (new)` };
  const titles = [post.title, post.titleEn, edited.title, edited.titleEn];

  await aside.clean();
  await aside.writeContent([...rest, ...posts]);
  const cold = await measuredBuild(aside);
  const unchanged = await measuredBuild(aside);
  const before = await readPages(aside);
  await aside.writeContent([...rest, ...posts.map((each) => (each === post ? edited : each))]);
  const after = { build: await measuredBuild(aside), pages: await readPages(aside) };

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
