/** Every kind of page in both languages loads without errors, fits, and breaks no words. */
import { pageErrors, scrollThrough } from "../setup/engines/page-faults";
import { engineSite } from "../setup/engines/engine-site";
import { byRole } from "../setup/engines/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";

const site = engineSite();
const widths = [375, 1280] as const;

/** The browser's message about the page itself and about its missing page data. */
const notFoundMessage = /status of 404/;

const pages = [
  ...contentPaths.map((path) => ({ path })),
  ...missingPaths.map((path) => ({ path, expected: notFoundMessage })),
];

test.each(pages)("$path", async (page) => {
  const visitor = await site.open({ ...page, width: widths[0] });
  for (const width of widths) {
    await visitor.page.resize(width, 800);
    await visitor.evaluate(scrollThrough);
    expect([width, await visitor.evaluate(pageErrors)]).toEqual([width, []]);
  }
  expect(await visitor.count(byRole("main"))).toBe(1);
});
