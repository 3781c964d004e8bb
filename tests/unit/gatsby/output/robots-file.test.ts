import { robotsFile } from "../../../../src/gatsby/output/robots-file";

const siteUrl = "https://www.example.com";

test("a preview allows no robot and names no sitemap", () => {
  expect(robotsFile({ preview: true, siteUrl })).toBe("User-agent: *\nDisallow: /\n");
});
