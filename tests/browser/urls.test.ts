/** Responses of the CDN's own server, and missing URLs in the browser: hydration keeps what the server sent. */
import { expect, test } from "../setup/fixtures";
import type { Site } from "../setup/servers/site";
import { contentPages } from "../setup/content/expected-pages";
import { missingPaths, missingPostPath } from "../setup/content/sample-pages";
import { localeFromPath } from "../../src/i18n/locales";
import {
  missingPageKind,
  notFoundCopyPaths,
  screenPath,
  helpCategories,
} from "../../src/i18n/routes";
import { pageText } from "../setup/output/page-text";
import { headTags, navigate } from "../setup/browser/page-probes";
import { site as facts } from "../../src/config/site";

async function answer(site: Site, path: string): Promise<Response> {
  return await fetch(site.origin + path, { redirect: "manual" });
}

async function languageOf(response: Response): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await response.text())?.[1];
}

test("every URL responds without a redirect, as HTML in its language", async ({ site }) => {
  for (const { path, locale } of contentPages) {
    const response = await answer(site, path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect([path, await languageOf(response)]).toEqual([path, locale]);
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

for (const path of [...missingPaths, ...unknown, ...notFoundPages]) {
  test(`${path} responds with 404 in its language, noindex`, async ({ site }) => {
    const response = await answer(site, path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(localeFromPath(path));
    expect(html).toContain('<meta name="robots" content="noindex"');
    // A missing post has its skeleton with a hidden heading, anything else says what is missing.
    const kind = missingPageKind(path);
    const locale = localeFromPath(path);
    const heading =
      kind === "post"
        ? pageText(locale, "blog", "article")
        : pageText(locale, "not-found", `${kind}.title`);
    expect(/<h1[^>]*>(?:<span[^>]*>)?([^<]*)/.exec(html)?.[1]).toBe(heading);
    expect(html.includes('h1 class="visually-hidden"')).toBe(kind === "post");
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

for (const [address, page] of [
  ["/Blog?page=2", "/blog?page=2"],
  ["/EN", "/en"],
  ["/boka-demo.", "/boka-demo"],
  ["/en/about)", "/en/about"],
] as const) {
  test(`${address} leads to ${page}, as a visitor means it`, async ({ site }) => {
    const { page: shown } = await site.openPage({ path: address, hasFaults: true });
    await shown.waitForURL(`**${page}`);
    await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
