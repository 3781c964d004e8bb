const atATime = 32;

/** Does the same for each item, some side by side: thousands of pages at once would fill the memory. */
export async function inGroups<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < items.length; first += atATime) {
    await Promise.all(items.slice(first, first + atATime).map(work));
  }
}
