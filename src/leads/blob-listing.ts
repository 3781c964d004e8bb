/** The names of blobs, and work on many of them. */
import type { Store } from "@netlify/blobs";
import pMap from "p-map";

/** Pages of 1,000 names that one run reads of a folder. */
const maxPages = 10;

/** Works through items, 20 at a time. */
export const eachOf = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) => pMap(items, work, { concurrency: 20 });

export async function namesIn(blobs: Store, folder: string): Promise<string[]> {
  const found = await blobs.list({ prefix: `${folder}/` });
  return found.blobs.map(({ key }) => key.slice(folder.length + 1));
}

/** Returns the first names in a folder, in their order. Of a very large folder, only the first pages are read. */
export async function someIn(
  blobs: Store,
  folder: string,
  limit: number,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const wanted: string[] = [];
  let pages = 0;
  for await (const page of blobs.list({ prefix: `${folder}/`, paginate: true })) {
    wanted.push(...page.blobs.map(({ key }) => key.slice(folder.length + 1)).filter(isWanted));
    if (wanted.length >= limit || (pages += 1) === maxPages) break;
  }
  return wanted.sort().slice(0, limit);
}
