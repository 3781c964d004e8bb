import { robotsFile } from "../../../../src/gatsby/output/robots-file";

const siteUrl = "https://www.example.com";

test("a published site allows all robots and names its sitemap", () => {
  expect(robotsFile({ preview: false, siteUrl }).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    "Sitemap: https://www.example.com/sitemap-index.xml",
    "",
  ]);
});

test("a preview allows no robot and names no sitemap", () => {
  expect(robotsFile({ preview: true, siteUrl })).toBe("User-agent: *\nDisallow: /\n");
});
