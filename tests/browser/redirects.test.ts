/** An old address of an article leads to where the article is now. */
import { expect, test } from "../setup/fixtures";
import { redirects } from "../setup/content/embedded-posts";
import { headTags } from "../setup/browser/page-probes";
import { screenPath } from "../../src/i18n/routes";

const [{ from, post } = { from: "", post: { path: "", title: "" } }] = redirects;

for (const [end, query] of [
  ["", ""],
  ["/", ""],
  ["?utm_source=a&b=c", "?utm_source=a&b=c"],
  ["/?utm_source=a", "?utm_source=a"],
] as const) {
  test(`the host answers an old address with "${end}" at its end`, async ({ site }) => {
    const answer = await fetch(site.origin + from + end, { redirect: "manual" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, post.path + query]);
    // Without it, a browser would not ask again once the address has a page again.
    expect(answer.headers.get("Cache-Control")).toMatch(/max-age=0/);
  });
}

test("an old address that is typed shows the article at its own", async ({ site }) => {
  const { page } = await site.openPage({ path: `${from}/` });
  expect(new URL(page.url()).pathname).toBe(post.path);
  expect(await page.locator("main h1").innerText()).toBe(post.title);
});

test("a click inside the site does, too, and Back leads to the page before", async ({ site }) => {
  const path = screenPath("about", "sv");
  // The browser tells of data that the old address does not have.
  const { page } = await site.openPage({ path, hasFaults: true });
  await page.evaluate(`___navigate("${from}?utm_source=a#del")`);
  await page.waitForURL(`**${post.path}?utm_source=a#del`);
  await page.locator("main h1").filter({ hasText: post.title }).waitFor();
  const { titles, canonicals, robots } = await headTags(page);
  expect([titles.length, canonicals.length, robots]).toEqual([1, 1, []]);
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await page.goForward();
  await page.locator("main h1").filter({ hasText: post.title }).waitFor();
});
