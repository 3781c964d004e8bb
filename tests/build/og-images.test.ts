/** The pictures that are shown where a page is shared. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { attributes, publicDirectory, publicFiles, readPage } from "../setup/output/built-site";
import { pagesWithContent } from "../setup/content/expected-pages";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const folder = join(publicDirectory, "static/social");

function contentOf(path: string, property: string): string {
  return attributes(readPage(path), `meta[property="${property}"]`, "content")[0] ?? "";
}

const pictureOf = (path: string) => new URL(contentOf(path, "og:image")).pathname;

test("every page with content has a picture of its own; the pages of a list share the list's", () => {
  const owners = new Map<string, string[]>();
  for (const { kind, path, locale } of pagesWithContent) {
    const owner = kind === "laterBlogPage" ? screenPath("blog", locale) : path;
    owners.set(pictureOf(path), [...(owners.get(pictureOf(path)) ?? []), owner]);
  }
  const shared = [...owners.values()].filter((paths) => new Set(paths).size > 1);
  // One title in both languages beside one drawing is one picture.
  for (const paths of shared) {
    const titles = paths.map((path) => contentOf(path, "og:title"));
    expect(new Set(titles).size).toBe(1);
  }
  expect([...owners.keys()].every((path) => path.startsWith("/static/social/"))).toBe(true);
});

test("each is a light JPEG of the size that its page says", async () => {
  const pictures = readdirSync(folder);
  for (const name of pictures) {
    const file = join(folder, name);
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect([name, format, width, height]).toEqual([name, "jpeg", 1200, 630]);
    expect(statSync(file).size).toBeLessThan(80_000);
  }
  for (const { path } of pagesWithContent) {
    expect(contentOf(path, "og:image:width")).toBe("1200");
    expect(contentOf(path, "og:image:height")).toBe("630");
    expect(contentOf(path, "og:image:alt")).toBe(contentOf(path, "og:title"));
    expect(attributes(readPage(path), 'meta[name="twitter:card"]', "content")).toEqual([
      "summary_large_image",
    ]);
  }
});

test("there are no others", () => {
  const named = new Set(pagesWithContent.map(({ path }) => pictureOf(path)));
  const published = publicFiles.filter((file) => file.startsWith("static/social/"));
  expect(published.filter((file) => !named.has(`/${file}`))).toEqual([]);
});

test("the metadata file names the same pictures", () => {
  const file = JSON.parse(readFileSync(join(publicDirectory, "metadata.json"), "utf8")) as Record<
    string,
    Record<string, { og: { image: string } }>
  >;
  for (const locale of locales) {
    expect(file[locale]?.["/"]?.og.image).toBe(pictureOf(screenPath("home", locale)));
  }
});
