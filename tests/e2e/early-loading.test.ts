/** The next page is there before its link is followed. */
import type { Locator } from "playwright-core";
import { siteUnderTest } from "../setup/site";
import { pageText } from "../setup/page-text";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const about = screenPath("about", "sv");
const dataFile = `/page-data${about}/page-data.json`;

const waysToReach: [string, (link: Locator) => Promise<unknown>][] = [
  ["a pointer hovers over its link", (link) => link.hover()],
  ["a finger touches its link", (link) => link.dispatchEvent("touchstart")],
  ["the keyboard comes to its link", (link) => link.focus()],
];

test.each(waysToReach)(
  "a page is loaded when %s, and following it asks for nothing",
  async (_, reach) => {
    const { page, problems } = await site.openPage({ path: screenPath("home", "sv") });
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      const isPart = ["script", "stylesheet"].includes(request.resourceType());
      if (isPart || path === dataFile) asked.push(path);
    });

    const name = pageText("sv", "layout", "screens.about");
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const answer = page.waitForResponse((response) => response.url().endsWith(dataFile));
    await reach(link);
    await answer;
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual(
      expect.arrayContaining([dataFile, expect.stringMatching(/about.*\.js$/)]),
    );

    asked.length = 0;
    await link.click();
    await page.waitForURL(site.origin + about);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(asked).toEqual([]);
    expect(problems()).toEqual([]);
  },
);
