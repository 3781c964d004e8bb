import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesHash } from "../../../../src/gatsby/webpack/styles-hash";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "a.module.css"), ".a { color: red }");
  writeFileSync(join(folder, "a.tsx"), "export {}");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("changes with a stylesheet", () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, "a.module.css"), ".a { color: blue }");
  expect(stylesHash(folder)).not.toBe(before);
});

test("changes with code, which determines the order of stylesheets", () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, "a.tsx"), "export const a = 1");
  expect(stylesHash(folder)).not.toBe(before);
});

test("changes with nothing else", () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, "a.json"), "{}");
  expect(stylesHash(folder)).toBe(before);
});

test("does not change when a cold build writes its types, so that the next one keeps the pages", () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, "gatsby-types.d.ts"), "declare namespace Queries {}");
  expect(stylesHash(folder)).toBe(before);
});
