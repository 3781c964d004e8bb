/** Missing URLs in the browser: hydration keeps what the server sent. */
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { headTags } from "../setup/browser/page-probes";
import { missingCategoryPath, missingPaths, missingPostPath } from "../setup/content/sample-pages";
import { site as facts } from "../../src/config/site";
import { localeFromPath } from "../../src/i18n/locales";
import { helpCategories, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** A category's id in the other language is none in this one. */
const foreignCategory = `${screenPath("helpCentre", "sv")}/${helpCategories.payment.en}`;

test.each([...missingPaths, foreignCategory, "/blog/page/99", "/404"])(
  "%s hydrates cleanly and keeps its URL",
  async (path) => {
    const visit = await site.openPage({ path });
    expect(visit.response.status()).toBe(404);
    await visit.page.waitForLoadState("networkidle");

    expect(new URL(visit.page.url()).pathname).toBe(path);
    const { lang, titles, robots, canonicals } = await headTags(visit.page);
    expect(lang).toBe(localeFromPath(path));
    expect(robots).toEqual(["noindex"]);
    expect(titles).toHaveLength(1);
    expect(canonicals).toEqual([]);
    // A mismatch between server and browser would be among them.
    expect(visit.problems()).toEqual([]);
  },
);

test("an unknown category of the help centre leads to the others", async () => {
  const locale = "sv";
  const { page, problems } = await site.openPage({ path: missingCategoryPath(locale) });
  expect(await page.locator("main h1").innerText()).toBe("Subroute not found");
  const back = page.locator("main").getByRole("link");
  expect(await back.innerText()).toBe(pageText(locale, "not-found", "help.back"));
  await back.click();
  await page.waitForURL(site.origin + screenPath("helpCentre", locale));
  await page.getByRole("heading", { name: pageText(locale, "help-centre", "title") }).waitFor();
  expect((await headTags(page)).robots).toEqual([]);
  expect(problems()).toEqual([]);
});

test("a missing post keeps its skeleton, without an error", async () => {
  const locale = "en";
  const { page, problems } = await site.openPage({
    path: missingPostPath(locale),
    prepare: (newPage) => newPage.clock.install(),
  });
  await page.waitForLoadState("networkidle");
  const main = page.locator("main");
  const name = pageText(locale, "blog", "article");
  expect((await headTags(page)).titles).toEqual([`${name} | ${facts.productName}`]);
  // It is said once that the post is being fetched, and then no more.
  const status = main.getByRole("status");
  expect(await status.innerText()).toBe(pageText(locale, "layout", "loadingPost"));
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toBe("");
  expect(await main.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await main.getByRole("alert").count()).toBe(0);
  expect(await main.locator("h1").allInnerTexts()).toEqual([name]);

  // The skeleton is to be seen, in the place of the title.
  const box = await main.locator("header [aria-hidden]").nth(1).boundingBox();
  expect(box!.height).toBeGreaterThan(20);
  expect(problems()).toEqual([]);

  await main.getByRole("link", { name: pageText(locale, "layout", "screens.blog") }).click();
  await page.waitForURL(site.origin + screenPath("blog", locale));
  await main.locator("article").first().waitFor();
});

test("a link to a missing page inside the site ends at the not-found page, which leads home", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "en") });
  const navigate = (path: string) =>
    page.evaluate((to) => {
      (window as Window & { ___navigate?: (to: string) => void }).___navigate?.(to);
    }, path);
  await navigate("/en/not-here");
  await page.getByRole("heading", { name: "404 - Page not found" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en/not-here");
  const { lang, robots } = await headTags(page);
  expect([lang, robots]).toEqual(["en", ["noindex"]]);
  await page.locator("main").getByRole("link").click();
  await page.waitForURL(site.origin + screenPath("home", "en"));
  await page.locator("main h1").filter({ hasNotText: "404" }).waitFor();
  expect((await headTags(page)).robots).toEqual([]);

  // A missing post is announced as any post is.
  await navigate(missingPostPath("en"));
  const words = pageText("en", "layout", "newPage", { page: pageText("en", "blog", "article") });
  await page.getByText(words, { exact: true }).waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe(missingPostPath("en"));
});
