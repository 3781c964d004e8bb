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
    ([, name = "", query = ""]) => [
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

/** In rem, a width of `breakpoints.css`; a query in em asks whether a text fits. */
const container = /^@container [a-z-]+ \(width (?:<|>=|>) (?:([\d.]+)rem|[\d.]+em)\)$/;
const known = Object.values(inSheets).flatMap((query) => query.match(/[\d.]+(?=em)/g) ?? []);

test.each(sheets)("%s names its breakpoints and containers", (file) => {
  const media = [...read(file).matchAll(/@media [^{]+/g)].map(([query]) => query);
  expect(media.flatMap((query) => query.match(widths) ?? [])).toEqual([]);
  const containers = [...read(file).matchAll(/@container [^{]+?(?= \{)/g)].map(([query]) => query);
  for (const query of containers) {
    expect(query).toMatch(container);
    expect([undefined, ...known]).toContain(container.exec(query)?.[1]);
  }
});
