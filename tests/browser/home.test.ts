/** The home page: the two sides of an answer, and its columns. */
import type { Locator, Page } from "playwright-core";
import { animationsFinished } from "../setup/browser/page-probes";
import { bannerOn } from "../setup/pages/consent-page";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { exampleMonth } from "../../src/config/portal-figures";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** The hero's radio buttons, from the worst mood to the best, and what its two sides say of an answer. */
function sidesOn(page: Page, locale: Locale) {
  const question = pageText(locale, "home", "sides.question");
  const group = page.getByRole("radiogroup", { name: question, exact: true });
  const employer = page
    .getByRole("heading", { name: pageText(locale, "home", "sides.employer") })
    .locator("../..");
  return {
    group,
    mood: (number: 1 | 2 | 3 | 4 | 5) =>
      group.getByRole("radio", {
        name: pageText(locale, "home", `sides.mood.${number}`),
        exact: true,
      }),
    promise: group.getByText(pageText(locale, "home", "sides.unseen")),
    numbers: group.getByRole("status").getByRole("link"),
    count: employer.getByText(String(exampleMonth.people), { exact: true }),
    dots: employer.locator("span[aria-hidden]").first(),
    news: async () => (await employer.getByRole("status").innerText()).replace(/\s+/g, " "),
  };
}

test.each([
  ["en", true],
  ["sv", false],
] as const)(
  "an answer stays with the employee: the employer's side is unchanged, and says so (%s, JavaScript %s)",
  async (locale, javaScript) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      javaScript,
      context: { reducedMotion: "reduce" },
    });
    const { group, mood, promise, numbers, count, dots, news } = sidesOn(page, locale);
    const text = (key: "employer" | "unchanged") => pageText(locale, "home", `sides.${key}`);
    const unchanged = `${text("employer")}: ${text("unchanged")}`;
    const pictures = async () =>
      await Promise.all(
        [count, dots].map(async (part) => (await part.screenshot()).toString("hex")),
      );
    await dots.scrollIntoViewIfNeeded();
    const before = await pictures();
    expect(await group.getByRole("radio", { checked: true }).count()).toBe(0);
    expect([await promise.isVisible(), await news()]).toEqual([false, ""]);

    await mood(4).check();
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    expect(await numbers.filter({ visible: true }).count()).toBe(0);
    expect(await pictures()).toEqual(before);

    // The worst day adds the numbers to call, and takes nothing away.
    await mood(1).check();
    expect(await numbers.filter({ visible: true }).allInnerTexts()).toEqual([
      "112",
      "90101",
      "1177",
    ]);
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    await page.keyboard.press("ArrowRight");
    expect(await mood(2).isChecked()).toBe(true);
    expect(await numbers.filter({ visible: true }).count()).toBe(0);
    expect(await pictures()).toEqual(before);
  },
);

/** Returns how deep the chosen answer's dot stands in the wall between the sides, in px: below 0, it has not reached it. */
async function dotDepth(group: Locator, isBelow: boolean): Promise<number> {
  return await group.evaluate((root, below) => {
    const face = root.querySelector("input:checked + * + *")!;
    const dot = getComputedStyle(face, "::after");
    const [wall, end] = [root, face].map((element) => element.getBoundingClientRect());
    return below
      ? end!.bottom - parseFloat(dot.bottom) - wall!.bottom
      : end!.right - parseFloat(dot.right) - wall!.right;
  }, isBelow);
}

test.each([
  [375, true],
  [1280, false],
])("an answer's dot leaves its face and stops at the wall, at %i px", async (width, isBelow) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width });
  const { group, mood } = sidesOn(page, "sv");
  for (const number of [5, 1] as const) {
    await mood(number).check();
    // It moves, and nothing else: no layout.
    const moved = await group.evaluate((root) =>
      root
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement === "::after")
        .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)),
    );
    expect(moved).toContain("translate");
    const timing = ["offset", "computedOffset", "easing", "composite"];
    expect(moved.filter((name) => ![...timing, "translate", "scale"].includes(name))).toEqual([]);
    await animationsFinished(group);
    // A little of it is behind the wall, so that it looks pressed against it.
    const depth = await dotDepth(group, isBelow);
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThan(4);
  }
});

test.each(locales)(
  "what the worst answer adds moves nothing below the hero (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: screenPath("home", locale), width: 1280 });
    const { mood, numbers, count } = sidesOn(page, locale);
    const places = async () =>
      await Promise.all(
        [count, page.locator("main dl dd").first()].map(
          async (part) => (await part.boundingBox())!.y,
        ),
      );
    await mood(3).check();
    const before = await places();
    await mood(1).check();
    expect(await numbers.filter({ visible: true }).count()).toBe(3);
    expect(await places()).toEqual(before);
  },
);

test.each(locales)(
  "the two sides begin above the cookie banner of a small phone (%s)",
  async (locale) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      width: 375,
      height: 667,
    });
    await bannerOn(page, locale).waitFor();
    const { group } = sidesOn(page, locale);
    const { y, height } = (await group.getByRole("heading").boundingBox())!;
    const banner = (await bannerOn(page, locale).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(banner.y);
  },
);

test("what stands beside something else begins at the page's fifth, seventh or ninth column", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width: 1280 });
  const names = page.locator("main dl").first().locator("dt");
  const faq = page.getByRole("region", { name: pageText("sv", "faq", "title") });
  const parts = {
    fifth: [names.nth(1), page.locator("main dl h3").first(), faq.locator("h3").first()],
    seventh: [page.getByRole("radiogroup").first(), page.locator("main aside form")],
    ninth: [names.nth(2), page.locator("main dl li p").first()],
  };
  const starts = Object.entries(parts).map(async ([column, all]) => [
    column,
    new Set(await Promise.all(all.map(async (part) => Math.round((await part.boundingBox())!.x)))),
  ]);
  expect(Object.fromEntries(await Promise.all(starts))).toEqual({
    fifth: new Set([459]),
    seventh: new Set([656]),
    ninth: new Set([853]),
  });
});
