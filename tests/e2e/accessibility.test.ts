/** axe-core's rules on every kind of page, narrow and wide, and on what opens. */
import { bringAxe, violations } from "../setup/axe";
import { siteUnderTest } from "../setup/site";
import { scrollThrough, settled } from "../setup/page-probes";
import { pageText } from "../setup/page-text";
import { samplePaths } from "../setup/sample-pages";
import { locales } from "../../src/i18n/locales";
import { missingPageAt, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
async function openWithAxe(path: string, width: number) {
  return await site.openPage({
    path,
    width,
    prepare: bringAxe,
    context: { reducedMotion: "reduce" },
  });
}

test.each(samplePaths)("%s keeps axe's rules, narrow and wide", async (path) => {
  const { page } = await openWithAxe(path, 1280);
  await scrollThrough(page);
  // The skeleton of a missing post has no title of its own.
  const isSkeleton = missingPageAt(path) === "post" && (await page.locator("h1").count()) === 0;
  const exceptions = isSkeleton ? ["page-has-heading-one"] : [];
  expect(await violations(page, exceptions)).toEqual([]);

  await page.setViewportSize({ width: 375, height: 900 });
  await scrollThrough(page);
  expect(await violations(page, exceptions)).toEqual([]);
});

test.each(locales)("the Product menu keeps axe's rules when open (%s)", async (locale) => {
  const { page } = await openWithAxe(screenPath("home", locale), 1280);
  const name = pageText(locale, "layout", "product");
  await page.getByRole("banner").locator("summary").filter({ hasText: name }).click();
  expect(await violations(page)).toEqual([]);
});

test.each(locales)("the drawer and the language panel keep axe's rules (%s)", async (locale) => {
  const { page } = await openWithAxe(screenPath("about", locale), 375);
  await page.getByRole("button", { name: pageText(locale, "layout", "openMenu") }).click();
  const drawer = page.getByRole("dialog", { name: pageText(locale, "layout", "menu") });
  await drawer.waitFor();
  await settled(drawer);
  expect(await violations(page)).toEqual([]);

  const name = pageText(locale, "layout", "changeLanguage");
  await drawer.getByRole("button", { name }).click();
  const title = pageText(locale, "layout", "chooseLanguage");
  const panel = page.getByRole("dialog", { name: title });
  await panel.waitFor();
  await settled(panel);
  expect(await violations(page)).toEqual([]);
});
