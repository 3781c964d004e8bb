/** axe-core on each state that can be opened on a page, wide and narrow, in both languages. */
import type { Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
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
      expect({ name, width, found: await violations(page) }).toEqual({ name, width, found: [] });
    }
  }
});
