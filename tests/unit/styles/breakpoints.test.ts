import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../../src");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const names = new Set(read("styles/breakpoints.css").match(/(?<=@custom-media )--[\w-]+/g));

/** All but the definitions, and the receiver's page, which is compiled without them. */
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !/breakpoints\.css$|^leads/.test(file),
);

/** Returns the media queries with a width of their own, or with a breakpoint that is not defined. */
function strayQueries(css: string): string[] {
  return (css.match(/@media [^{]+/g) ?? []).filter(
    (query) =>
      /width/.test(query) || (query.match(/--[\w-]+/g) ?? []).some((name) => !names.has(name)),
  );
}

test("every breakpoint is one of breakpoints.css", () => {
  expect(sheets.flatMap((sheet) => strayQueries(read(sheet)))).toEqual([]);
});

test.each(["(min-width: 768px)", "(768px < width)", "not (--nowhere)"])("refuses %s", (query) => {
  expect(strayQueries(`@media ${query} { a { color: red; } }`)).toHaveLength(1);
});
