/** axe-core and the whole tab order on every kind of page, narrow and wide. */
import type { Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
import { tabThrough } from "../setup/browser/focus-order";
import { addStyles, scrollThrough } from "../setup/browser/page-probes";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { missingPageKind, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Violations of axe-core's rules, and tab stops without a visible focus ring. */
async function objections(page: Page, path: string): Promise<unknown[]> {
  // The skeleton of a missing post has no title of its own.
  const isSkeleton = missingPageKind(path) === "post" && (await page.locator("h1").count()) === 0;
  const { expected, stops } = await tabThrough(page);
  // Exactly the visible, operable elements are focusable.
  expect(stops.map(({ markup }) => markup)).toEqual(expected);
  return [
    ...(await violations(page, isSkeleton ? ["page-has-heading-one"] : [])),
    ...stops.filter(({ hasRing, hiddenBy }) => !hasRing || hiddenBy),
  ];
}

/** On a first visit, with the cookie banner. */
test.each(samplePaths)("%s is accessible, wide and narrow", async (path) => {
  const { page, problems } = await site.openPage({
    path,
    prepare: injectAxe,
    context: { reducedMotion: "reduce" },
  });
  for (const [width, height] of [
    [1280, 900],
    [375, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollThrough(page);
    // Lazy content has loaded, and the page knows the banner's current height.
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => {
      const sections = [...document.querySelectorAll("section")];
      const banner = sections.find((each) => getComputedStyle(each).position === "fixed");
      const bannerHeight = document.documentElement.style.getPropertyValue("--banner-height");
      return banner !== undefined && bannerHeight === `${banner.offsetHeight}px`;
    });
    expect({ width, found: await objections(page, path) }).toEqual({ width, found: [] });
  }
  expect(problems()).toEqual([]);
});

test("an invisible focus ring or one under the header is reported", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  await addStyles(page, "main a { outline: none !important }");
  await addStyles(page, "header { block-size: 100vh !important }");
  const { stops } = await tabThrough(page);
  expect(stops.some(({ hasRing }) => !hasRing)).toBe(true);
  expect(stops.some(({ hiddenBy }) => hiddenBy === "the bar")).toBe(true);
});
