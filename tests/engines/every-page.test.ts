/** Every kind of page in both languages loads without errors, fits, and breaks no words; the long run. */
import { pageErrors, scrollThrough } from "../setup/engines/page-faults";
import { engines, engineSite } from "../setup/engines/engine-site";
import { byRole } from "../setup/engines/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";

jest.setTimeout(6 * 60_000);

describe.each(engines)("in %s", (engine) => {
  describe("with JavaScript", () => {
    const site = engineSite(engine);

    test("every page loads and fits", async () => {
      const visitor = await site.open({ path: "/" });
      for (const path of [...contentPaths, missingPaths[0]!]) {
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
  });

  describe("without JavaScript", () => {
    const site = engineSite(engine, { javaScript: false });

    test("every page loads and fits", async () => {
      const visitor = await site.open({ path: "/", width: 375 });
      for (const path of contentPaths) {
        await visitor.goto(path);
        expect([path, await visitor.evaluate(pageErrors)]).toEqual([path, []]);
        expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
      }
    });
  });
});
