/** Pages are prefetched before their links are followed. */
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const about = screenPath("about", "sv");

/** What a page is made of: its data, its template's script and styles. */
const parts = [
  new RegExp(`/page-data${about}/page-data\\.json$`),
  /templates-about.*\.js$/,
  /templates-about.*\.css$/,
];

test("a page is prefetched when a pointer hovers over its link, and following the link requests nothing", async () => {
  const { page, problems } = await site.openPage({ path: screenPath("privacyPolicy", "sv") });
  const asked: string[] = [];
  page.on("request", (request) => {
    const isPrefetch = request.headers()["sec-purpose"] === "prefetch";
    const isPart = parts.some((part) => part.test(request.url()));
    if (isPart && !isPrefetch) asked.push(request.url());
  });

  const name = pageText("sv", "layout", "screens.about");
  const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const answers = parts.map((part) =>
    page.waitForResponse((response) => part.test(response.url())),
  );
  await link.hover();
  await Promise.all(answers);
  expect(asked).toHaveLength(parts.length);

  await link.click();
  await page.waitForURL(site.origin + about);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(asked).toHaveLength(parts.length);
  expect(problems()).toEqual([]);
});
