import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../../src");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

/** Queries of a layout; the `sizes` of pictures, which only guess at it, are in px. */
const layouts = /\(width[^()]*\dem\)/g;
const widths = /\((?:width|(?:min|max)-width)[^()]*\d(?:em|px)\)/g;

const breakpoints = [
  ...read("styles/breakpoints.css").matchAll(/@custom-media --[\w-]+ (\(.+\));/g),
].map(([, query]) => query!);

const inScripts = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...read(file).matchAll(layouts)].map(([query]) => [file, query] as const));

test.each(inScripts)("%s asks for a breakpoint of the style sheets: %s", (_, query) => {
  expect(breakpoints).toContain(query);
});

const sheets = files.filter(
  (file) => file.endsWith(".css") && file !== join("styles", "breakpoints.css"),
);

test.each(sheets)("%s names its breakpoints", (file) => {
  const media = [...read(file).matchAll(/@media [^{]+/g)].map(([query]) => query);
  expect(media.flatMap((query) => query.match(widths) ?? [])).toEqual([]);
});
