/** Checks of a site that was built from the small content. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const pages = (publicDirectory: string): string[] =>
  readdirSync(publicDirectory, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
const read = (publicDirectory: string, file: string): string =>
  existsSync(join(publicDirectory, file)) ? readFileSync(join(publicDirectory, file), "utf8") : "";

/** Lists what is missing in the site, or should not be there. */
export function siteProblems(publicDirectory: string, posts = [1, 2, 3, 4]): string[] {
  const expected = posts.flatMap((number) => [
    `blog/inlagg-${number}.html`,
    `en/blog/post-${number}.html`,
  ]);
  const found = pages(publicDirectory).filter((file) => /^(en\/)?blog\/(inlagg|post)-/.test(file));
  const cards = (file: string) =>
    new Set(read(publicDirectory, file).match(/href="\/(en\/)?blog\/(inlagg|post)-\d+"/g)).size;
  const shown = Math.min(posts.length, 9);
  return [
    ...expected.filter((file) => !found.includes(file)).map((file) => `${file} is missing`),
    ...found.filter((file) => !expected.includes(file)).map((file) => `${file} should not exist`),
    ...["blog.html", "en/blog.html"].flatMap((file) =>
      cards(file) === shown ? [] : [`${file} shows ${cards(file)} posts of ${shown}`],
    ),
    ...["index.html", "404.html", "sitemap-0.xml", "_headers"].flatMap((file) =>
      existsSync(join(publicDirectory, file)) ? [] : [`${file} is missing`],
    ),
  ];
}

/** A title that is harmful if it is not escaped. */
export const evil = `<script>alert(1)</script><img src=x onerror=alert(2)> & "quotes" </title>`;

/** `siteProblems` for a post with HTML in its title, a script as a link, and an unknown block. */
export function htmlProblems(publicDirectory: string): string[] {
  const files = ["blog/inlagg-2.html", "blog.html", "index.html", "sitemap-0.xml"];
  const raw = files.filter((file) =>
    /<script>alert\(1\)|<img src="?x|href="?javascript:/.test(read(publicDirectory, file)),
  );
  const page = read(publicDirectory, "blog/inlagg-2.html");
  return [
    ...siteProblems(publicDirectory),
    ...raw.map((file) => `${file} has HTML from a title, or a script as a link`),
    ...(/<h1[^>]*>&lt;script&gt;alert\(1\)/.test(page) ? [] : ["the title is not shown as text"]),
    ...(page.includes("Efter det okända") ? [] : ["the text after an unknown block is lost"]),
  ];
}
