/** Each state that can be opened on a page is accessible and fits, wide and narrow, in both languages. */
import type { Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
import { overflowingElements } from "../setup/browser/overflow";
import { scrollThrough } from "../setup/browser/page-probes";
import { narrow, pagesWithStates, prepareStates, wide } from "../setup/browser/page-states";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();

async function prepare(page: Page): Promise<void> {
  await injectAxe(page);
  await prepareStates(page);
}

test.each(pagesWithStates)("$name ($locale)", async ({ locale, path, states }) => {
  const { page } = await site.openPage({ path, prepare, context: { reducedMotion: "reduce" } });
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  for (const { name, open, widths = [wide, narrow] } of states) {
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await open(page, locale);
      const found = [...(await violations(page)), ...(await overflowingElements(page))];
      expect({ name, width, found }).toEqual({ name, width, found: [] });
    }
  }
});
