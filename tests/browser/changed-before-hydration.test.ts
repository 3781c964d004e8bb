/** Extensions, password managers and translators change the HTML before React takes over: what is entered stays. */
import type { Page } from "@playwright/test";
import { translate } from "../setup/browser/translator";
import { siteUnderTest } from "../setup/servers/site";
import { newsletter, formPath } from "../setup/pages/form-page";
import { searchField } from "../setup/pages/help-pages";
import { totalText } from "../setup/pages/calculator-page";
import { holdRequests } from "../setup/pages/blog-list-page";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const changes = {
  "an extension": async (page: Page) => {
    await page.evaluate(() => {
      for (const field of document.querySelectorAll("input, main > div")) {
        const added = document.createElement("div");
        added.dataset.extension = "";
        field.before(added);
      }
      document.getElementById("gatsby-focus-wrapper")?.prepend(document.createElement("div"));
    });
  },
  "a translator": (page: Page) => translate(page, "letters and digits", "now"),
  nobody: () => Promise.resolve(),
};

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(path: string) {
  let letGo = (): void => undefined;
  const visit = await site.openPage({
    path,
    until: "load",
    loads: false,
    // React says in production, too, that it has rendered a page anew.
    hasFaults: true,
    prepare: async (page) => (letGo = await holdRequests(page, /\.js$/)),
  });
  const hydrate = async () => {
    letGo();
    await visit.page.waitForFunction(() => window.isHydrated);
  };
  return { ...visit, hydrate };
}

const cases = Object.entries(changes);

test.each(cases)("a form keeps its text, focus and selection after %s", async (_who, change) => {
  const { page, hydrate, pageErrors } = await openWithoutScripts(formPath(newsletter, "sv"));
  const field = page.locator("input[name=companyName]").first();
  await page.locator("input[name=name]").first().fill("Åsa");
  await field.fill("Företaget AB");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
  await change(page);
  await hydrate();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "companyName");
  expect(await page.locator("input[name=name]").first().inputValue()).toBe("Åsa");
  expect(await field.inputValue()).toBe("Företaget AB");
  expect(
    await field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 5]);
  await page.keyboard.type("!");
  expect(await field.inputValue()).toBe("Fö!aget AB");
  expect(pageErrors).toEqual([]);
  // What is for browsers without scripts stays away.
  expect(await page.locator("noscript").count()).toBeGreaterThan(1);
});

test.each(cases)("the calculator counts with what was chosen before %s", async (_who, change) => {
  const { page, hydrate } = await openWithoutScripts(screenPath("home", "sv"));
  await page.locator("#calculator input[type=range]").first().fill("9");
  await change(page);
  await hydrate();
  const total = totalText({ employees: 9 }, "sv");
  await page.waitForFunction(
    (text) =>
      document.querySelector("#calculator strong")?.textContent.replace(/\[\[|\]\]/g, "") === text,
    total,
  );
  expect(await page.locator("#calculator input[type=text]").first().inputValue()).toBe("9");
});

test.each(cases)("a search typed before %s finds answers", async (_who, change) => {
  const { page, hydrate } = await openWithoutScripts(screenPath("helpCentre", "en"));
  await page.locator("input[type=search]").fill("anonymous");
  await change(page);
  await hydrate();
  await page.locator("main ul a[href*='#']").first().waitFor();
  expect(await page.locator("input[type=search]").inputValue()).toBe("anonymous");
  expect(await searchField(page, "en").count()).toBeLessThanOrEqual(1);
});
