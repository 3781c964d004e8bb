/** Malicious content on the built site is shown as text and has no effect. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { hostileLinks, hostileSlug, markup } from "../../setup/content/hostile-content";
import { everyWidth, openInFrame, overflowInFrame } from "../../setup/browser/resized-page";
import { secretSettings, vendorSite } from "../../setup/builds/vendor-site";
import { filesIn } from "../../../src/gatsby/files-in";
import { locales } from "../../../src/i18n/locales";
import { postPath, screenPath } from "../../../src/i18n/routes";

const vendors = vendorSite();
const { site } = vendors;

const pages = locales.flatMap((locale) => [
  postPath(hostileSlug, locale),
  screenPath("blog", locale),
  screenPath("home", locale),
  screenPath("about", locale),
]);

test.each(pages)("%s shows it as text", async (path) => {
  const { page } = await site.openPage({ path });
  await page.waitForLoadState("networkidle");
  expect(await page.locator("body").innerText()).toContain("<script>self.isHit=1</script>");
  expect(await page.evaluate(() => "isHit" in self || "isHit" in {})).toBe(false);
});

test.each(pages)("%s does not overflow with a word of 5,000 letters", async (path) => {
  const { frame } = await openInFrame(site, path);
  expect(await overflowInFrame(frame, everyWidth(320, 1600, 40))).toEqual([]);
});

test.each(locales)("the post's head has it as text, and no dangerous link (%s)", async (locale) => {
  const { page } = await site.openPage({ path: postPath(hostileSlug, locale) });
  expect(await page.title()).toContain("<script>self.isHit=1</script>");
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute("content")).toContain(markup);
  for (const [index] of hostileLinks.entries()) {
    const text = page.getByText(`Länk ${index}`, { exact: true });
    expect(await text.count()).toBe(1);
    expect(await text.locator("xpath=ancestor-or-self::a").count()).toBe(0);
  }
});

test("mail links and phone numbers of employees cannot be manipulated", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  expect(await page.locator('a[href*="bcc"]').count()).toBe(0);
  expect(await page.getByText("08-1 javascript").count()).toBe(1);
  expect(await page.getByRole("link", { name: "javascript" }).count()).toBe(0);
});

const publicFiles = (ending: string) =>
  filesIn(vendors.publicDirectory)
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(vendors.publicDirectory, file), "utf8")] as const);

test("no page contains its event handlers or control characters", () => {
  const files = publicFiles(".html");
  expect(files.length).toBeGreaterThan(20);
  for (const [name, html] of files) {
    const page = parse(html, { comment: true });
    const handlers = page
      .querySelectorAll("*")
      .filter((element) => Object.keys(element.attributes).some((key) => /^on/i.test(key)));
    expect([name, handlers.map(String)]).toEqual([name, []]);
    expect([name, /[\0\uFFFD]/.test(html)]).toEqual([name, false]);
  }
});

test.each(Object.entries(secretSettings))("%s is published nowhere", (_, value) => {
  const files = publicFiles("").filter(([, text]) => text.includes(value));
  expect(files.map(([name]) => name)).toEqual([]);
});
