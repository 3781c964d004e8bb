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

/** Class names that a component asks its style sheets for, and that none of them has. */
function missingClassNames(file: string, code = read(file)): string[] {
  return [...code.matchAll(moduleImport)].flatMap(([, name = "", sheet = ""]) => {
    const css = read(join(dirname(file), sheet));
    const asked = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, it = ""]) => it,
    );
    return [...new Set(asked)].filter((it) => !new RegExp(`\\.${it}\\b`).test(css));
  });
}

// Webpack only warns, and the element goes without its look.
test.each(files)("every class that %s asks for is in its style sheet", (file) => {
  expect(missingClassNames(file)).toEqual([]);
});

test("a class that is missing would be found", () => {
  const file = "components/ui/skeleton.tsx";
  expect(missingClassNames(file, `${read(file)}\nstyles.nowhere;`)).toEqual(["nowhere"]);
});
