import { robotsFile } from "../../../../src/gatsby/output/finish-output";

const siteUrl = "https://www.example.com";

test("a preview allows no robot and names no sitemap", () => {
  expect(robotsFile({ preview: true, siteUrl })).toBe("User-agent: *\nDisallow: /\n");
});
