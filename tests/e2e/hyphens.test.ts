/** Hyphenation. The test browser has no dictionaries, so only the CSS rules are tested. */
import type { Page } from "playwright-core";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

type Rules = {
  readonly labels: string[];
  readonly addresses: string[];
  readonly short: string[];
};

/** Headings, leads, links and addresses that may be hyphenated, and texts in which short words may. */
async function wronglyHyphenated(page: Page): Promise<Rules> {
  return await page.evaluate(() => {
    const address = /[^\s@]+@[^\s@]+\.\w|https?:\/\/|www\.\w|(\+|\b0)\d[\d ()–-]{7,}\d/;
    const found: Rules = { labels: [], addresses: [], short: [] };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue!.trim();
      const { hyphens, hyphenateLimitChars } = getComputedStyle(text.parentElement!) as Style;
      if (words === "" || hyphens !== "auto") continue;
      if (text.parentElement!.closest("h1, h2, h3, .lead, p a")) found.labels.push(words);
      if (address.test(words)) found.addresses.push(words);
      const limit = document.documentElement.lang === "sv" ? 18 : 12;
      if (Number.parseInt(hyphenateLimitChars) < limit) found.short.push(words);
    }
    return found;
    type Style = CSSStyleDeclaration & { hyphenateLimitChars: string };
  });
}

test.each(samplePaths)("%s hyphenates only long words of running text", async (path) => {
  const { page } = await site.openPage({ path, javaScript: false });
  expect(await wronglyHyphenated(page)).toEqual({ labels: [], addresses: [], short: [] });
});

test("running text is hyphenated", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), javaScript: false });
  const text = page.locator("main p:not(.lead)").first();
  expect(await text.evaluate((element) => getComputedStyle(element).hyphens)).toBe("auto");
});
