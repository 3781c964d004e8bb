import { readFileSync } from "node:fs";
import { tokens } from "../../../../src/features/styleguide/tokens";

test("every value of the design is shown, and nothing else", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declared = new Set(Array.from(css.matchAll(/^ +(--[\w-]+):/gm), ([, name]) => name));
  expect(declared.size).toBeGreaterThan(20);
  expect(new Set(Object.values(tokens).flat())).toEqual(declared);
});
