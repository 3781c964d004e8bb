/** Responses of the CDN's own server, and missing URLs in the browser: hydration keeps what the server sent. */
import { expect, test } from "../setup/fixtures";
import { contentPages } from "../setup/content/expected-pages";
import { missingPaths, missingPostPath } from "../setup/content/sample-pages";
import { localeFromPath } from "../../src/i18n/locales";
import { notFoundCopyPaths, screenPath, helpCategories } from "../../src/i18n/routes";
import { pageText } from "../setup/output/page-text";
import { headTags, navigate } from "../setup/browser/page-probes";
import { site as facts } from "../../src/config/site";

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];

test("every URL responds without a redirect, as HTML in its language", async ({ site }) => {
  for (const { path, locale } of contentPages) {
    const response = await fetch(site.origin + path, { redirect: "manual" });
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect([path, languageOf(await response.text())]).toEqual([path, locale]);
  }
});

/** Files that exist but have no URL of their own. */
const notFoundPages = ["/404", ...notFoundCopyPaths()];

const unknown = [
  "/english",
  "/en/a/b/c",
  "/blog/a/b",
  "/en/blog/a/b/",
  `${screenPath("helpCentre", "sv")}/a/b/c`,
  "/om-oss/x",
  "/en/blog/page/99",
];

// What each kind says: `pages.test.ts`, `help-centre.test.ts` of `tests/site`.
for (const path of [...missingPaths, ...unknown, ...notFoundPages]) {
  test(`${path} responds with 404 in its language, noindex`, async ({ site }) => {
    const response = await fetch(site.origin + path, { redirect: "manual" });
    const html = await response.text();
    expect([response.status, languageOf(html)]).toEqual([404, localeFromPath(path)]);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
}

/** A category's id in the other language is none in this one. */
const foreignCategory = `${screenPath("helpCentre", "sv")}/${helpCategories.payment.en}`;

// How missing pages of each kind hydrate and look: `crawl.test.ts`.
for (const path of [
  missingPostPath("sv"),
  foreignCategory,
  "/blog/a/b",
  "/en/blog/page/99",
  "/404",
])
  test(`${path} hydrates cleanly and keeps its URL`, async ({ site }) => {
    const { page } = await site.openPage({ path });
    // A mismatch between server and browser would be an error.
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe(path);
    const { lang, titles, robots, canonicals } = await headTags(page);
    expect([lang, robots]).toEqual([localeFromPath(path), ["noindex"]]);
    expect([titles.length, canonicals]).toEqual([1, []]);
  });

test("an address that cannot be decoded ends at a missing page", async ({ site }) => {
  const answer = await fetch(`${site.origin}/%E0%A4%A`);
  expect([answer.status, new URL(answer.url).pathname]).toEqual([404, "/%25E0%25A4%25A"]);
});

test("a missing post keeps its skeleton, without an error", async ({ site }) => {
  const locale = "en";
  const { page } = await site.openPage({
    path: missingPostPath(locale),
    prepare: (fresh) => fresh.clock.install(),
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

  await main.getByRole("link", { name: pageText(locale, "layout", "screens.blog") }).click();
  await page.waitForURL(screenPath("blog", locale));
  await main.locator("article").first().waitFor();
});

test("a link to a missing page inside the site ends at the not-found page, which leads home", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("about", "en"), hasFaults: true });
  await navigate(page, "/en/not-here");
  await page.getByRole("heading", { name: "404 - Page not found" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en/not-here");
  const { lang, robots } = await headTags(page);
  expect([lang, robots]).toEqual(["en", ["noindex"]]);
  await page.locator("main").getByRole("link").click();
  await page.waitForURL(screenPath("home", "en"));
  await page.locator("main h1").filter({ hasNotText: "404" }).waitFor();
  expect((await headTags(page)).robots).toEqual([]);

  // A missing post is announced as any post is.
  await navigate(page, missingPostPath("en"));
  const words = pageText("en", "layout", "newPage", { page: pageText("en", "blog", "article") });
  await page.getByText(words, { exact: true }).waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe(missingPostPath("en"));
});

// Which address leads to which: `meant-path.test.ts`.
test("a mistyped address leads to what a visitor means by it", async ({ site }) => {
  const { page } = await site.openPage({ path: "/Blog).?page=2", hasFaults: true });
  await page.waitForURL("**/blog?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
