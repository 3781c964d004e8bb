/** The product page: its three sections and their illustrations. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { hasFocus, scrollThrough } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Clipped parts of the illustrations, and texts that are too small or too long. */
async function faultsOfPictures(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main [role="img"]')];
    if (pictures.length !== 3) throw new Error("The page has three pictures.");
    return pictures.flatMap((picture) => {
      const frame = picture.getBoundingClientRect();
      const isWide = (inner: DOMRect, outer: DOMRect) =>
        inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5;
      const isHigh = (inner: DOMRect, outer: DOMRect) =>
        inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5;
      const faultOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        if (isWide(box, frame) || isHigh(box, frame)) return "is cut off";
        if (!element.matches("p, span") || element.textContent === "") return undefined;
        if (parseFloat(getComputedStyle(element).fontSize) < 11) return "is too small";
        const text = document.createRange();
        text.selectNodeContents(element);
        const place = element.parentElement!.getBoundingClientRect();
        return isWide(text.getBoundingClientRect(), place) ? "is too long" : undefined;
      };
      return [...picture.querySelectorAll("*")].flatMap((element) => {
        const fault = element.checkVisibility() ? faultOf(element) : undefined;
        return fault ? [`${element.outerHTML.slice(0, 80)} ${fault}`] : [];
      });
    });
  });
}

test.each(locales)(
  "nothing in the illustrations is clipped or too small at any width (%s)",
  async (locale) => {
    const { page, problems } = await site.openPage({ path: screenPath("product", locale) });
    for (const width of [320, 375, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await faultsOfPictures(page)]).toEqual([width, []]);
    }
    await scrollThrough(page);
    expect(problems()).toEqual([]);
  },
);

test("text and picture alternate sides where there is room", async () => {
  const { page } = await site.openPage({ path: screenPath("product", "sv") });
  const sides = await page.locator("main section:has([role=img])").evaluateAll((blocks) =>
    blocks.map((block) => {
      const { left } = block.querySelector("[role=img]")!.getBoundingClientRect();
      return left > block.querySelector("h2")!.getBoundingClientRect().left ? "right" : "left";
    }),
  );
  expect(sides).toEqual(["right", "left", "right"]);
});

test("the intro leads to a part, the end to a demo", async () => {
  const locale = "sv";
  const { page } = await site.openPage({ path: screenPath("product", locale), width: 375 });
  const name = pageText(locale, "product", "webinars.name");
  await page.getByRole("main").getByRole("navigation").getByRole("link", { name }).click();
  const title = pageText(locale, "product", "webinars.title");
  const { y } = (await page.getByRole("heading", { name: title }).boundingBox())!;
  expect(y).toBeGreaterThan(64);
  expect(y).toBeLessThan(400);

  const link = page.getByRole("main").getByRole("link", {
    name: pageText(locale, "common", "bookDemo"),
  });
  await link.focus();
  expect(await hasFocus(link)).toBe(true);
  await link.press("Enter");
  await page.waitForURL(site.origin + screenPath("demoBooking", locale));
});
