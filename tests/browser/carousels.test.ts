/** The home page's carousels. */
import { expect, test } from "../setup/fixtures";
import type { Locator, Page } from "@playwright/test";
import { openUnhydrated } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

const carousels = ["testimonials", "articles"] as const;
type CarouselName = (typeof carousels)[number];

const shownAt = {
  375: { testimonials: 1, articles: 1 },
  769: { testimonials: 1, articles: 2 },
  1280: { testimonials: 2, articles: 3 },
} as const;

const titles: Record<CarouselName, string> = {
  testimonials: pageText("en", "testimonials", "more"),
  articles: pageText("en", "home", "articles.title"),
};

function carouselOn(page: Page, name: CarouselName): Locator {
  return page.locator("main section").filter({
    has: page.getByRole("heading", { name: titles[name] }),
  });
}

async function enhancedCarousel(page: Page, name: CarouselName): Promise<Locator> {
  const carousel = carouselOn(page, name);
  // Not on the list, which the carousel replaces at that moment.
  await carousel.evaluate((section) => section.scrollIntoView({ block: "center" }));
  await carousel.locator("button").first().waitFor({ state: "attached" });
  return carousel;
}

async function slidesInView(carousel: Locator): Promise<number[]> {
  return await carousel.evaluate(async (section) => {
    const slides = () => [...section.querySelectorAll("[data-slide]")];
    const lefts = () =>
      slides()
        .map((slide) => slide.getBoundingClientRect().left)
        .join();
    for (let still = 0, before = ""; still < 5;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = lefts() === before ? still + 1 : 0;
      before = lefts();
    }
    const frame = section.getBoundingClientRect();
    return slides().flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      // Slides extend half a gap beyond the section on either side.
      return left >= frame.left - 20 && right <= frame.right + 20 ? [index] : [];
    });
  });
}

/** Waits until these slides are in view: react-slick starts a moment after a click. */
async function expectInView(carousel: Locator, slides: readonly number[]): Promise<void> {
  await expect.poll(() => slidesInView(carousel)).toEqual(slides);
}

async function focusableInHidden(carousel: Locator, shown: readonly number[]): Promise<string[]> {
  return await carousel.evaluate((section, visible) => {
    const hidden = [...section.querySelectorAll("[data-slide]")].filter(
      (_, index) => !visible.includes(index),
    );
    const elements = hidden.flatMap((slide) => [
      ...slide.querySelectorAll<HTMLElement>("a, button, [tabindex]"),
    ]);
    return elements.flatMap((element) => {
      element.focus();
      return document.activeElement === element ? [element.outerHTML.slice(0, 100)] : [];
    });
  }, shown);
}

for (const width of [375, 769, 1280] as const) {
  test(`at ${width} px hidden slides are not focusable, and a click moves by one`, async ({
    site,
  }) => {
    const { page } = await site.openPage({ path: screenPath("home", "en"), width });
    for (const name of carousels) {
      const first = [0, 1, 2].slice(0, shownAt[width][name]);
      // The same as before the carousel comes.
      expect(await slidesInView(carouselOn(page, name))).toEqual(first);
      const carousel = await enhancedCarousel(page, name);
      await expectInView(carousel, first);
      expect(await focusableInHidden(carousel, first)).toEqual([]);

      const slides = carousel.locator("[data-slide]");
      const back = carousel.getByRole("button", { name: "No previous slides" });
      const next = carousel.getByRole("button", { name: "Next Slide" });
      const dots = carousel
        .getByRole("button", { name: /^Show slide \d+$/ })
        .filter({ visible: true });
      const isSmall = width < 768;
      for (const arrow of [back, next]) await expect(arrow).toBeVisible({ visible: !isSmall });
      await expect(dots).toHaveCount(isSmall ? await slides.count() : 0);

      await (isSmall ? dots.nth(1) : next).click();
      const moved = first.map((index) => index + 1);
      await expectInView(carousel, moved);
      expect(await focusableInHidden(carousel, moved)).toEqual([]);
    }
  });
}

/** The widths at which the number of slides changes. */
const changes = [
  [768, { testimonials: 1, articles: 1 }],
  [769, { testimonials: 1, articles: 2 }],
  [1023, { testimonials: 1, articles: 2 }],
  [1024, { testimonials: 2, articles: 2 }],
  [1025, { testimonials: 2, articles: 3 }],
] as const;

for (const name of carousels) {
  test(`${name}: as many slides are side by side as the width has room for`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", "en"), width: 375 });
    const carousel = await enhancedCarousel(page, name);
    for (const [width, shown] of changes) {
      await page.setViewportSize({ width, height: 900 });
      const first = [0, 1, 2].slice(0, shown[name]);
      await expectInView(carousel, first);
      expect(await focusableInHidden(carousel, first)).toEqual([]);
    }
  });
}

test("a carousel scrolled to before hydration, or in view after a reload, gets its dots", async ({
  site,
}) => {
  const { page, hydrate } = await openUnhydrated(site, {
    path: screenPath("home", "en"),
    width: 375,
  });
  await carouselOn(page, "articles").evaluate(async (section) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    section.scrollIntoView({ block: "center", behavior: "instant" });
    await scrolled;
  });
  hydrate();
  const dot = carouselOn(page, "articles").getByRole("button").first();
  await dot.waitFor();
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await dot.waitFor();
});
