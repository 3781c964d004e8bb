/** A post's cover moves from its card into its article, and back. */
import type { Page } from "playwright-core";
import { postsOfPage } from "../setup/content/embedded-posts";
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

type Place = { readonly top: number; readonly left: number; readonly width: number };
type Motion = { readonly from: Place; readonly milliseconds: number };
type Watched = { starts: number; readonly motions: (Motion | "skipped")[] };
type WatchedWindow = Window & { readonly watched: Watched };

/** Records each View Transition with the place from which the cover starts. */
async function watchMotions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { starts: 0, motions: [] };
    Object.assign(window, { watched });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      watched.starts += 1;
      const transition = start(update);
      transition.ready.then(
        () => {
          const group = document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .find(({ pseudoElement }) => pseudoElement === "::view-transition-group(cover)")!;
          const [{ transform, width }] = group.getKeyframes() as unknown as [
            Record<string, string>,
          ];
          const { e: left, f: top } = new DOMMatrix(transform);
          const milliseconds = Number(group.getTiming().duration);
          watched.motions.push({
            from: { top, left, width: parseFloat(width ?? "") },
            milliseconds,
          });
        },
        () => watched.motions.push("skipped"),
      );
      return transition;
    };
  });
}

const watchedOf = (page: Page) =>
  page.evaluate(() => (window as WatchedWindow & typeof globalThis).watched);

/** Waits until so many View Transitions have begun or were skipped. @returns the last of them. */
async function untilMoved(page: Page, count: number): Promise<Motion | "skipped"> {
  await page.waitForFunction(
    (expected) => (window as WatchedWindow & typeof globalThis).watched.motions.length === expected,
    count,
    { timeout: 5_000 },
  );
  return (await watchedOf(page)).motions[count - 1]!;
}

/** A View Transition starts before the URL changes. */
const expectNone = async (page: Page) => expect((await watchedOf(page)).starts).toBe(0);

const coverOf = (page: Page, path: string) => page.locator(`[data-cover="${path}"]`);

async function placeOf(page: Page, path: string): Promise<Place> {
  return await coverOf(page, path).evaluate((cover) => {
    const { top, left, width } = cover.getBoundingClientRect();
    return { top, left, width };
  });
}

/** A card in the list; the fifth, so that the list is scrolled. */
const pathOf = (locale: Locale) => postsOfPage(1, locale)[4]!.path;

type Options = { readonly reducedMotion?: "reduce"; readonly keepsBanner?: boolean };

async function openList(locale: Locale, width: number, options: Options = {}) {
  const { reducedMotion = "no-preference", keepsBanner = false } = options;
  const visit = await site.openPage({
    path: screenPath("blog", locale),
    width,
    height: 800,
    prepare: watchMotions,
    context: { reducedMotion },
  });
  if (!keepsBanner) {
    const name = pageText(locale, "cookie-consent", "reject");
    await visit.page.getByRole("button", { name }).click();
  }
  return visit;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`main h3 a[href="${path}"]`).click();
  await page.waitForURL(site.origin + path);
}

describe.each(locales)("%s", (locale) => {
  const path = pathOf(locale);

  test.each([375, 1280])("the cover starts where it was, both ways (%i px)", async (width) => {
    const { page, problems } = await openList(locale, width);
    await coverOf(page, path).scrollIntoViewIfNeeded();
    const card = await placeOf(page, path);
    await follow(page, path);
    expect(await untilMoved(page, 1)).toEqual({ from: expectNear(card), milliseconds: 300 });

    const article = await placeOf(page, path);
    await page.goBack();
    expect(await untilMoved(page, 2)).toEqual({ from: expectNear(article), milliseconds: 300 });
    expect(await placeOf(page, path)).toEqual(expectNear(card));

    await page.goForward();
    expect(await untilMoved(page, 3)).toEqual({ from: expectNear(card), milliseconds: 300 });
    expect(problems()).toEqual([]);
  });
});

/** Within a pixel. */
const expectNear = (place: Place) =>
  Object.fromEntries(
    // `expect.closeTo` takes digits: 0 means half a unit.
    Object.entries(place).map(([side, pixels]) => [side, expect.closeTo(pixels, 0) as number]),
  );

test("a link can be followed while a cover moves", async () => {
  const { page, problems } = await openList("sv", 1280);
  await follow(page, pathOf("sv"));
  await untilMoved(page, 1);
  await page
    .getByRole("banner")
    .getByRole("link", { name: pageText("sv", "layout", "homeLink") })
    .click();
  await page.waitForURL(`${site.origin}/`);
  const name = pageText("sv", "home", "hero.title");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(problems()).toEqual([]);
});

test("no cover moves above the cookie banner", async () => {
  const { page } = await openList("sv", 375, { keepsBanner: true });
  const path = pathOf("sv");
  await coverOf(page, path).evaluate((cover) =>
    cover.scrollIntoView({ block: "end", behavior: "instant" }),
  );
  await page.evaluate(() => window.scrollBy({ top: -40, behavior: "instant" }));
  await page.locator(`main h3 a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(site.origin + path);
  await expectNone(page);
});

test("nothing moves with reduced motion", async () => {
  const { page } = await openList("sv", 1280, { reducedMotion: "reduce" });
  await follow(page, pathOf("sv"));
  await expectNone(page);
});

test("nothing moves to a page without the cover", async () => {
  const { page } = await openList("sv", 1280);
  const name = pageText("sv", "layout", "screens.about");
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(site.origin + screenPath("about", "sv"));
  await expectNone(page);
});
