/** Extensions, password managers and translators change the HTML before React takes over: what is entered stays. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { translate } from "../setup/browser/translator";
import type { Site } from "../setup/servers/site";
import { newsletter } from "../setup/pages/form-page";
import { totalText } from "../setup/pages/calculator-page";
import { openUnhydrated } from "../setup/browser/page-probes";
import { screenPath } from "../../src/i18n/routes";

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
  "a translator": translate,
  nobody: () => Promise.resolve(),
};

async function openWithoutScripts(site: Site, path: string) {
  // React says in production, too, that it has rendered a page anew.
  const visit = await openUnhydrated(site, { path, hasFaults: true });
  const hydrate = async () => {
    visit.hydrate();
    await visit.page.waitForFunction(() => window.isHydrated);
  };
  return { ...visit, hydrate };
}

for (const [who, change] of Object.entries(changes)) {
  test(`a form keeps its text, focus and selection after ${who}`, async ({ site }) => {
    const { page, hydrate, pageErrors } = await openWithoutScripts(
      site,
      screenPath(newsletter.screen, "sv"),
    );
    const field = page.locator("input[name=companyName]").first();
    await page.locator("input[name=name]").first().fill("Åsa");
    await field.fill("Företaget AB");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
    await change(page);
    await hydrate();
    await expect(field).toBeFocused();
    await expect(page.locator("input[name=name]").first()).toHaveValue("Åsa");
    await expect(field).toHaveValue("Företaget AB");
    expect(
      await field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    ).toEqual([2, 5]);
    await page.keyboard.type("!");
    await expect(field).toHaveValue("Fö!aget AB");
    expect(pageErrors).toEqual([]);
    // What is for browsers without scripts stays away.
    expect(await page.locator("noscript").count()).toBeGreaterThan(1);
  });

  test(`the calculator counts with what was chosen before ${who}`, async ({ site }) => {
    const { page, hydrate } = await openWithoutScripts(site, screenPath("home", "sv"));
    await page.locator("#calculator input[type=range]").first().fill("9");
    await page.locator("#calculator input[type=text]").last().fill("81");
    await change(page);
    await hydrate();
    const total = totalText({ employees: 9, days: 81 }, "sv");
    await page.waitForFunction(
      (text) =>
        document.querySelector("#calculator strong")?.textContent.replace(/\[\[|\]\]/g, "") ===
        text,
      total,
    );
    await expect(page.locator("#calculator input[type=text]").first()).toHaveValue("9");
  });

  test(`a search typed before ${who} finds answers`, async ({ site }) => {
    const { page, hydrate } = await openWithoutScripts(site, screenPath("helpCentre", "en"));
    await page.locator("input[type=search]").fill("anonymous");
    await change(page);
    await hydrate();
    await page.locator("main ul a[href*='#']").first().waitFor();
    await expect(page.locator("input[type=search]")).toHaveValue("anonymous");
    expect(await page.getByRole("searchbox").count()).toBeLessThanOrEqual(1);
  });
}

test("a selection stands where something was put before the page, which stays as well", async ({
  site,
}) => {
  const { page, hydrate, pageErrors } = await openWithoutScripts(site, screenPath("about", "sv"));
  const lead = page.locator("main p").first();
  const text = (await lead.textContent()) ?? "";
  await lead.selectText();
  await page.evaluate(() => {
    const added = document.createElement("div");
    added.dataset.extension = "";
    document.getElementById("___gatsby")?.prepend(added);
  });
  await hydrate();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
  await expect(page.locator("[data-extension]")).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});
