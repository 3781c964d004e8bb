/** The home page's carousels. */
import type { Locator, Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { posts } from "../setup/content/embedded-posts";
import { pageText } from "../setup/output/page-text";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const carousels = ["testimonials", "articles"] as const;
type CarouselName = (typeof carousels)[number];

/** Number of visible slides by viewport width. */
const shownAt: Record<number, Record<CarouselName, number>> = {
  375: { testimonials: 1, articles: 1 },
  768: { testimonials: 1, articles: 1 },
  769: { testimonials: 1, articles: 2 },
  1024: { testimonials: 2, articles: 2 },
  1280: { testimonials: 2, articles: 3 },
};

function titleOf(name: CarouselName, locale: Locale): string {
  return name === "testimonials"
    ? pageText(locale, "testimonials", "title")
    : pageText(locale, "home", "articles.title");
}

function carouselOn(page: Page, name: CarouselName, locale: Locale): Locator {
  return page.locator("main section").filter({
    has: page.getByRole("heading", { level: 2, name: titleOf(name, locale) }),
  });
}

/** Scrolls a carousel into view and waits for its arrows and dots. */
async function enhancedCarousel(page: Page, name: CarouselName, locale: Locale): Promise<Locator> {
  const carousel = carouselOn(page, name, locale);
  // Not on the list, which the carousel replaces at that moment.
  await carousel.evaluate((section) => section.scrollIntoView({ block: "center" }));
  await carousel.locator("button").first().waitFor({ state: "attached" });
  return carousel;
}

/** Indexes of the visible slides, once nothing moves. */
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
      return left >= frame.left - 12 && right <= frame.right + 12 ? [index] : [];
    });
  });
}

/** Waits until these slides are in view: react-slick starts a moment after a click. */
async function expectInView(carousel: Locator, slides: readonly number[]): Promise<void> {
  let shown = await slidesInView(carousel);
  for (let tries = 0; tries < 40 && shown.join() !== slides.join(); tries += 1) {
    shown = await slidesInView(carousel);
  }
  expect(shown).toEqual(slides);
}

/** Elements in hidden slides that can take the focus. */
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

function arrowsOf(carousel: Locator, locale: Locale) {
  const arrow = (
    ...keys: ("previousSlide" | "noPreviousSlides" | "nextSlide" | "noNextSlides")[]
  ) =>
    carousel.getByRole("button", {
      name: new RegExp(`^(${keys.map((key) => pageText(locale, "common", key)).join("|")})$`),
    });
  return {
    back: arrow("previousSlide", "noPreviousSlides"),
    next: arrow("nextSlide", "noNextSlides"),
  };
}

const cases = Object.entries(shownAt).flatMap(([width, shown]) =>
  carousels.map((name) => [name, Number(width), shown[name]] as const),
);

test.each(cases)(
  "%s at %i px: %i slides visible, hidden ones not focusable",
  async (name, width, shown) => {
    const { page, problems } = await site.openPage({ path: screenPath("home", "en"), width });
    const before = await slidesInView(carouselOn(page, name, "en"));
    const carousel = await enhancedCarousel(page, name, "en");
    const first = [0, 1, 2].slice(0, shown);
    await expectInView(carousel, first);
    // The same as before hydration.
    expect(before).toEqual(first);
    expect(await focusableInHidden(carousel, first)).toEqual([]);

    const slides = carousel.locator("[data-slide]");
    const [one, two] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
    const content = await slides.nth(0).locator("> *").first().boundingBox();
    // 16 px between the contents of two slides.
    expect(two!.x - one!.x - content!.width).toBeCloseTo(16, 0);

    const { back, next } = arrowsOf(carousel, "en");
    const dots = carousel.getByRole("button", { name: /^Show slide \d+$/ });
    const isSmall = width < 768;
    expect([await back.isVisible(), await next.isVisible()]).toEqual([!isSmall, !isSmall]);
    expect(await dots.filter({ visible: true }).count()).toBe(
      isSmall ? (await slides.count()) - shown + 1 : 0,
    );
    expect(problems()).toEqual([]);
  },
);

test.each(locales)(
  "arrows go to the end and back, and their labels say so (%s)",
  async (locale) => {
    const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
    const carousel = await enhancedCarousel(page, "articles", locale);
    const { back, next } = arrowsOf(carousel, locale);
    const label = async (arrow: Locator) => [
      await arrow.getAttribute("aria-label"),
      await arrow.getAttribute("aria-disabled"),
    ];
    const text = (key: "previousSlide" | "noPreviousSlides" | "nextSlide" | "noNextSlides") =>
      pageText(locale, "common", key);

    expect(await carousel.locator("[data-slide] a").allTextContents()).toEqual(
      posts[locale].slice(0, 5).map(({ title }) => title),
    );
    expect(await label(back)).toEqual([text("noPreviousSlides"), "true"]);
    expect(await label(next)).toEqual([text("nextSlide"), "false"]);

    await next.click();
    await expectInView(carousel, [1, 2, 3]);
    expect(await label(back)).toEqual([text("previousSlide"), "false"]);
    await next.click();
    await expectInView(carousel, [2, 3, 4]);
    expect(await label(next)).toEqual([text("noNextSlides"), "true"]);
    expect(await focusableInHidden(carousel, [2, 3, 4])).toEqual([]);

    await next.click({ force: true });
    await expectInView(carousel, [2, 3, 4]);
    await back.click();
    await back.click();
    await expectInView(carousel, [0, 1, 2]);
    expect(await label(back)).toEqual([text("noPreviousSlides"), "true"]);
    expect(problems()).toEqual([]);
  },
);

test("the arrows have their exact English labels", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "en") });
  const carousel = await enhancedCarousel(page, "testimonials", "en");
  await carousel.getByRole("button", { name: "No previous slides", exact: true }).waitFor();
  const next = carousel.getByRole("button", { name: "Next Slide", exact: true });
  const last = (await carousel.locator("[data-slide]").count()) - 2;
  for (let step = 0; step < last; step += 1) await next.click();
  await carousel.getByRole("button", { name: "No more slides", exact: true }).waitFor();
  await carousel.getByRole("button", { name: "Previous Slide", exact: true }).waitFor();
});

test("dots lead to their slide and mark it", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "en"), width: 375 });
  const carousel = await enhancedCarousel(page, "articles", "en");
  const third = carousel.getByRole("button", { name: "Show slide 3" });
  await third.click();
  await expectInView(carousel, [2]);
  expect(await third.getAttribute("aria-current")).toBe("true");
  expect(await carousel.locator("button[aria-current]").count()).toBe(1);
});
