/** Every kind of page in both languages loads without errors, fits, and breaks no words; the long run. */
import { expect, test } from "./setup/engine-site";
import { brokenTexts, pageErrors, scrollThrough, unbroken } from "../setup/browser/page-faults";
import { byRole } from "./setup/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";

test("every page loads and fits", async ({ open }) => {
  test.setTimeout(6 * 60_000);
  const visitor = await open({ path: "/" });
  for (const path of [...contentPaths, missingPaths[0]!]) {
    await visitor.goto(path);
    await visitor.untilHydrated();
    for (const width of [375, 1280]) {
      await visitor.page.resize(width, 800);
      await visitor.evaluate(scrollThrough);
      expect([path, width, await visitor.evaluate(pageErrors)]).toEqual([path, width, []]);
      const broken = await visitor.evaluate(brokenTexts, { selector: unbroken });
      expect([path, width, broken]).toEqual([path, width, []]);
    }
    expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
  }
});
