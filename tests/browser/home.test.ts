/** The home page: an answer lights a window. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { bannerOn } from "../setup/pages/consent-page";
import { pageText } from "../setup/output/page-text";
import { exampleMonth } from "../../src/config/portal-figures";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

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
    house: page.locator('img[src$="house-dusk.svg"]'),
    news: async () => (await employer.getByRole("status").innerText()).replace(/\s+/g, " "),
  };
}

for (const [locale, javaScript] of [
  ["en", true],
  ["sv", false],
] as const) {
  test(`an answer stays with the employee: the employer's side is unchanged, and says so (${locale}, JavaScript ${javaScript})`, async ({
    site,
  }) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      javaScript,
      context: { reducedMotion: "reduce" },
    });
    const { group, mood, promise, count, house, news } = sidesOn(page, locale);
    const text = (key: "employer" | "unchanged") => pageText(locale, "home", `sides.${key}`);
    const unchanged = `${text("employer")}: ${text("unchanged")}`;
    const number = async () => (await count.screenshot()).toString("hex");
    const picture = async () => (await house.screenshot()).toString("hex");
    await count.scrollIntoViewIfNeeded();
    const before = await number();
    const dark = await picture();
    await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
    expect([await promise.isVisible(), await news()]).toEqual([false, ""]);

    await mood(4).check();
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    expect(await number()).toEqual(before);
    expect(await picture()).not.toEqual(dark);

    // The worst day, which adds the numbers to call, takes nothing away.
    await mood(1).check();
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    await page.keyboard.press("ArrowRight");
    await expect(mood(2)).toBeChecked();
    expect(await number()).toEqual(before);
  });
}

for (const locale of locales) {
  test(`what the worst answer adds moves nothing below the hero (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", locale), width: 1280 });
    const { mood, numbers, count } = sidesOn(page, locale);
    const places = async () =>
      await Promise.all(
        [count, page.getByRole("region", { name: pageText(locale, "home", "figures.label") })].map(
          async (part) => (await part.boundingBox())!.y,
        ),
      );
    await mood(3).check();
    const before = await places();
    await mood(1).check();
    await expect(numbers.filter({ visible: true })).toHaveCount(3);
    expect(await places()).toEqual(before);
  });

  test(`the house begins above the cookie banner of a small phone (${locale})`, async ({
    site,
  }) => {
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
  });
}
