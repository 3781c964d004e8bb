import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as inScripts from "../../../src/styles/breakpoints";

const source = resolve(__dirname, "../../../src");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

/** Queries of a layout; the `sizes` of pictures, which only guess at it, are in px. */
const layouts = /\(width[^()]*\dem\)/;
const widths = /\((?:width|(?:min|max)-width)[^()]*\d(?:em|px)\)/g;

const inSheets = Object.fromEntries(
  [...read("styles/breakpoints.css").matchAll(/@custom-media --([\w-]+) (\(.+\));/g)].map(
    ([, name = "", query]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      query,
    ],
  ),
);

test("a breakpoint is the same in scripts as in style sheets", () => {
  expect(inSheets).toMatchObject(inScripts);
});

const scripts = files.filter(
  (file) => /\.tsx?$/.test(file) && file !== join("styles", "breakpoints.ts"),
);

test.each(scripts)("%s names its breakpoints", (file) => {
  expect(read(file)).not.toMatch(layouts);
});

const sheets = files.filter(
  (file) => file.endsWith(".css") && file !== join("styles", "breakpoints.css"),
);

test.each(sheets)("%s names its breakpoints", (file) => {
  const media = [...read(file).matchAll(/@media [^{]+/g)].map(([query]) => query);
  expect(media.flatMap((query) => query.match(widths) ?? [])).toEqual([]);
});
