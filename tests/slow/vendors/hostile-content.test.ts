/** Malicious content on the built site is shown as text and has no effect. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { hostileLinks, hostileSlug, markup } from "./hostile-documents";
import { everyWidth, openInFrame, overflowInFrame } from "../resized-page";
import { expect, secretSettings, test, vendorDirectory } from "./vendor-site";
import { filesIn } from "../../../src/gatsby/files-in";
import { locales } from "../../../src/i18n/locales";
import { postPath, screenPath } from "../../../src/i18n/routes";

const pages = locales.flatMap((locale) => [
  postPath(hostileSlug, locale),
  screenPath("blog", locale),
  screenPath("home", locale),
  screenPath("about", locale),
]);

for (const path of pages) {
  test(`${path} shows it as text`, async ({ site }) => {
    const { page } = await site.openPage({ path });
    await page.waitForLoadState("networkidle");
    expect(await page.locator("body").innerText()).toContain("<script>self.isHit=1</script>");
    expect(await page.evaluate(() => "isHit" in self || "isHit" in {})).toBe(false);
  });

  test(`${path} does not overflow with a word of 5,000 letters`, async ({ site }) => {
    const { frame } = await openInFrame(site, path);
    expect(await overflowInFrame(frame, everyWidth(320, 1600, 40))).toEqual([]);
  });
}

for (const locale of locales) {
  test(`the post's head has it as text, and no dangerous link (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: postPath(hostileSlug, locale) });
    expect(await page.title()).toContain("<script>self.isHit=1</script>");
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute("content")).toContain(markup);
    for (const [index] of hostileLinks.entries()) {
      const text = page.getByText(`Länk ${index}`, { exact: true });
      await expect(text).toHaveCount(1);
      await expect(text.locator("xpath=ancestor-or-self::a")).toHaveCount(0);
    }
  });
}

test("mail links and phone numbers of employees cannot be manipulated", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  await expect(page.locator('a[href*="bcc"]')).toHaveCount(0);
  await expect(page.getByText("08-1 javascript")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "javascript" })).toHaveCount(0);
});

const publicFiles = (ending = "") =>
  filesIn(vendorDirectory)
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(vendorDirectory, file), "utf8")] as const);

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

for (const [setting, value] of Object.entries(secretSettings)) {
  test(`${setting} is published nowhere`, () => {
    const files = publicFiles().filter(([, text]) => text.includes(value));
    expect(files.map(([name]) => name)).toEqual([]);
  });
}
