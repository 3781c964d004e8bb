import type { Store } from "@netlify/blobs";
import pMap from "p-map";
import type { Lead } from "../lead";
import type { Box } from "../lead-store";

/**
 * Names of blobs. Times are in names, so that one listing tells what is due and what is old: a lead has an
 * empty blob below `received/`, and one below `outbox/` while it waits for its delivery.
 */
export const leadKey = (box: Box, name: string) => `${box}/${name}`;
export const outboxKey = (dueAt: string, name: string) => `outbox/${dueAt}/${name}`;
export const receivedKey = (box: Box, { receivedAt }: Pick<Lead, "receivedAt">, name: string) =>
  `received/${box}/${receivedAt.replace("T", "/")}/${name}`;

/** Works through items, 20 at a time. */
export const eachOf = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) => pMap(items, work, { concurrency: 20 });

/** Returns the names of a folder's blobs, below it. */
export async function namesIn(blobs: Store, folder: string): Promise<string[]> {
  const found = await blobs.list({ prefix: `${folder}/` });
  return found.blobs.map(({ key }) => key.slice(folder.length + 1));
}

/** Returns the names in those folders of a folder, each named by a day, whose day passes a test. */
export async function namesOfDays(
  blobs: Store,
  folder: string,
  isWanted: (day: string) => boolean,
): Promise<string[]> {
  const { directories } = await blobs.list({ prefix: `${folder}/`, directories: true });
  const days = directories.map((each) => each.slice(folder.length + 1).replace("/", ""));
  const names = await eachOf(days.filter(isWanted), async (day) =>
    (await namesIn(blobs, `${folder}/${day}`)).map((name) => `${day}/${name}`),
  );
  return names.flat();
}
