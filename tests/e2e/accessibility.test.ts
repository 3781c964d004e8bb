/** Every kind of page, narrow and wide: axe-core's rules, and the Tab key from its first stop to its last. */
import type { Page } from "playwright-core";
import { bringAxe, violations } from "../setup/browser/axe";
import { tabThrough } from "../setup/browser/focus-order";
import { addStyles, scrollThrough } from "../setup/browser/page-probes";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { missingPageKind, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** What anybody would object to on the page as it is at the moment. */
async function objections(page: Page, path: string): Promise<unknown[]> {
  // The skeleton of a missing post has no title of its own.
  const isSkeleton = missingPageKind(path) === "post" && (await page.locator("h1").count()) === 0;
  const { expected, stops } = await tabThrough(page);
  // Nothing that is hidden takes the focus, and nothing that can be used is left out.
  expect(stops.map(({ markup }) => markup)).toEqual(expected);
  return [
    ...(await violations(page, isSkeleton ? ["page-has-heading-one"] : [])),
    ...stops.filter(({ hasRing, hiddenBy }) => !hasRing || hiddenBy),
  ];
}

/** On a first visit, so with the cookie banner. */
test.each(samplePaths)("%s can be used by everyone, wide and narrow", async (path) => {
  const { page, problems } = await site.openPage({
    path,
    prepare: bringAxe,
    context: { reducedMotion: "reduce" },
  });
  for (const [width, height] of [
    [1280, 900],
    [375, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollThrough(page);
    // What waits for the reader has come, and the page knows how high the banner is now.
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => {
      const sections = [...document.querySelectorAll("section")];
      const banner = sections.find((each) => getComputedStyle(each).position === "fixed");
      const told = document.documentElement.style.getPropertyValue("--banner-height");
      return banner !== undefined && told === `${banner.offsetHeight}px`;
    });
    expect({ width, found: await objections(page, path) }).toEqual({ width, found: [] });
  }
  expect(problems()).toEqual([]);
});

test("a focus that does not show, or lies under the bar, would be found", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  await addStyles(page, "main a { outline: none !important }");
  await addStyles(page, "header { block-size: 100vh !important }");
  const { stops } = await tabThrough(page);
  expect(stops.some(({ hasRing }) => !hasRing)).toBe(true);
  expect(stops.some(({ hiddenBy }) => hiddenBy === "the bar")).toBe(true);
});
