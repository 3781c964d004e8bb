import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const source = resolve(__dirname, "../../../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

const moduleImport = /import \* as (\w+) from "([^"]+\.module\.css)"/g;

function read(file: string): string {
  return readFileSync(join(source, file), "utf8");
}

function missingClassNames(file: string, code = read(file)): string[] {
  return [...code.matchAll(moduleImport)].flatMap(([, name = "", sheet = ""]) => {
    const css = read(join(dirname(file), sheet));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, "g"))].map(
      ([, it = ""]) => it,
    );
    return [...new Set(used)].filter((it) => !new RegExp(`\\.${it}\\b`).test(css));
  });
}

// Webpack only warns, and the element is unstyled.
test.each(files)("every class in %s is in its stylesheet", (file) => {
  expect(missingClassNames(file)).toEqual([]);
});
