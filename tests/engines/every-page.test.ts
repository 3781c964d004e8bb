/** Every kind of page in both languages loads without errors, fits, and breaks no words. */
import { pageErrors, scrollThrough } from "../setup/engines/page-faults";
import { engineSite } from "../setup/engines/engine-site";
import { byRole } from "../setup/engines/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";

const site = engineSite();

/** Milliseconds for all pages, on a machine that is busy. */
jest.setTimeout(6 * 60_000);

test("every page loads and fits", async () => {
  const visitor = await site.open({ path: "/" });
  for (const path of contentPaths) {
    await visitor.goto(path);
    await visitor.untilHydrated();
    for (const width of [375, 1280]) {
      await visitor.page.resize(width, 800);
      await visitor.evaluate(scrollThrough);
      expect([path, width, await visitor.evaluate(pageErrors)]).toEqual([path, width, []]);
    }
    expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
  }
});

test("a page that is missing says so", async () => {
  // The browser's message about the page itself and about its missing page data.
  const visitor = await site.open({ path: missingPaths[0]!, expected: /status of 404/ });
  expect(await visitor.evaluate(pageErrors)).toEqual([]);
  expect(await visitor.count(byRole("main"))).toBe(1);
});
