import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { attributes, isPublicFile, publicDirectory, readPage } from "../setup/output/built-site";
import { pagesWithContent } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { screenPath } from "../../src/i18n/routes";

const folder = join(publicDirectory, "static/social");

function contentOf(path: string, property: string): string {
  return attributes(readPage(path), `meta[property="${property}"]`, "content")[0] ?? "";
}

const imageOf = (path: string) => new URL(contentOf(path, "og:image")).pathname;

test("every page with content has its own image; list pages share one", () => {
  const owners = new Map<string, string[]>();
  for (const { kind, path, locale } of pagesWithContent) {
    const owner = kind === "laterBlogPage" ? screenPath("blog", locale) : path;
    owners.set(imageOf(path), [...(owners.get(imageOf(path)) ?? []), owner]);
  }
  const shared = [...owners.values()].filter((paths) => new Set(paths).size > 1);
  // Language versions with the same title and artwork share an image.
  for (const paths of shared) {
    const titles = paths.map((path) => contentOf(path, "og:title"));
    expect(new Set(titles).size).toBe(1);
  }
  const origins = pagesWithContent.map(({ path }) => new URL(contentOf(path, "og:image")).origin);
  expect([...new Set(origins)]).toEqual([site.url]);
  expect([...owners.keys()].every((path) => path.startsWith("/static/social/"))).toBe(true);
  expect([...owners.keys()].filter((path) => !isPublicFile(path))).toEqual([]);
});

test("each is a JPEG of 1200 × 630 pixels under 80 KB", async () => {
  const images = readdirSync(folder);
  for (const name of images) {
    const file = join(folder, name);
    const { format, width, height } = await sharp(file).metadata();
    expect([name, format, width, height]).toEqual([name, "jpeg", 1200, 630]);
    expect(statSync(file).size).toBeLessThan(80_000);
  }
});
