import { robotsFile } from "../../../../src/gatsby/output/robots-file";

const siteUrl = "https://www.example.com";

test("a published site lets everyone in and names its sitemap", () => {
  expect(robotsFile({ preview: false, siteUrl }).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    "Sitemap: https://www.example.com/sitemap-index.xml",
    "",
  ]);
});

test("a preview lets no search engine in and names nothing", () => {
  expect(robotsFile({ preview: true, siteUrl })).toBe("User-agent: *\nDisallow: /\n");
});
