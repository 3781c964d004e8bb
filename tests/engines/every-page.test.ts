/** Every kind of page in both languages: it comes without a complaint, fits, and breaks no word. */
import { pageFaults, scrollThrough } from "../setup/engines/page-faults";
import { engineSite } from "../setup/engines/engine-site";
import { byRole } from "../setup/engines/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";

const site = engineSite();
const widths = [375, 1280] as const;

/** What a browser says of the address itself, and Gatsby's look for its data. */
const missing = /status of 404/;

const pages = [
  ...contentPaths.map((path) => ({ path })),
  ...missingPaths.map((path) => ({ path, expected: missing })),
];

test.each(pages)("$path", async (page) => {
  const visitor = await site.open({ ...page, width: widths[0] });
  for (const width of widths) {
    await visitor.page.resize(width, 800);
    await visitor.evaluate(scrollThrough);
    expect([width, await visitor.evaluate(pageFaults)]).toEqual([width, []]);
  }
  expect(await visitor.count(byRole("main"))).toBe(1);
});
