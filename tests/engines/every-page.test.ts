/** Every kind of page in both languages loads without errors, fits, and breaks no words; the long run. */
import { pageErrors, scrollThrough } from "../setup/engines/page-faults";
import { engineSite } from "../setup/engines/engine-site";
import { byRole, bySelector } from "../setup/engines/target";
import { contentPaths, missingPaths } from "../setup/content/sample-pages";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

/** Milliseconds for all pages, on a machine that is busy. */
jest.setTimeout(6 * 60_000);

describe("with JavaScript", () => {
  const site = engineSite();

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
  const site = engineSite({ javaScript: false });

  test("every page loads and fits", async () => {
    const visitor = await site.open({ path: "/", width: 375 });
    for (const path of contentPaths) {
      await visitor.goto(path);
      expect([path, await visitor.evaluate(pageErrors)]).toEqual([path, []]);
      expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
    }
  });

  test("the menu, questions and the language link work", async () => {
    const visitor = await site.open({ path: screenPath("home", "sv") });
    const bar = byRole("banner");
    await visitor.click(byRole("button", pageText("sv", "faq", "cost.title"), byRole("main")));
    await visitor.until(() => document.querySelectorAll("main details[open]").length === 2);
    await visitor.click(byRole("button", pageText("sv", "layout", "product"), bar));
    await visitor.click(byRole("link", pageText("sv", "layout", "screens.therapists"), bar));
    await visitor.arrive(screenPath("therapists", "sv"));
    await visitor.click(bySelector(`a[href="${screenPath("home", "en")}"][lang="en"]`));
    await visitor.arrive(screenPath("home", "en"));
  });
});
