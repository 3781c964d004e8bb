import { readFileSync } from "node:fs";
import { tokens } from "../../../../src/features/styleguide/tokens";

test("shows every design token, and nothing else", () => {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const declared = new Set(Array.from(css.matchAll(/^ +(--[\w-]+):/gm), ([, name]) => name));
  expect(declared.size).toBeGreaterThan(20);
  expect(new Set(Object.values(tokens).flat())).toEqual(declared);
});
