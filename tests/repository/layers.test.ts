/** The cascade layers: their order, and what each sheet puts into them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../src");
const read = (file: string) =>
  readFileSync(join(source, file), "utf8").replace(/\/\*.*?\*\//gs, "");

/** The layers, from weakest to strongest, as `contributing.md` says who wins. */
const layers = ["reset", "tokens", "base", "ui", "components", "features", "utilities", "print"];

test("a feature wins over components, these over what they are built of, and paper over all", () => {
  expect(read("styles/layers.css").trim()).toBe(`@layer ${layers.join(", ")};`);
});

// Both are in one layer, where the later of two equal selectors wins.
test("the shared classes load after what elements look like without one", () => {
  const loaded = read("../gatsby-browser.tsx");
  expect(loaded.indexOf("styles/base.css")).toBeGreaterThan(0);
  expect(loaded.indexOf("styles/classes.css")).toBeGreaterThan(loaded.indexOf("styles/base.css"));
});

/** The layers that a sheet may have rules in: its own, and stronger ones that it names. */
function ownLayer(file: string): string {
  if (file.startsWith("components/ui/")) return "ui";
  if (file.startsWith("components/")) return "components";
  if (file.startsWith("features/")) return "features";
  const name = /styles\/(\w+)\.css/.exec(file)?.[1] ?? "";
  return name === "classes" ? "base" : name;
}

/** What stands outside of all braces: `@layer ui `. */
function outermost(css: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === "{" && depth++ === 0) parts.push(css.slice(start, index).trim());
    if (brace === "}" && --depth === 0) start = index + 1;
  }
  return [...parts, css.slice(start).trim()].filter((part) => part !== "");
}

/** Fonts have no order, breakpoints are no rules, and the receiver's page has a sheet of its own. */
const exceptions = [
  "styles/layers.css",
  "styles/fonts.css",
  "styles/breakpoints.css",
  "leads/answer-page.css",
];

const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".css") && !exceptions.includes(file),
);

test.each(sheets)(
  "%s is in the layer of its folder, and what has to win in a stronger one",
  (file) => {
    const [own, ...others] = outermost(read(file)).map((part) => part.replace("@layer ", ""));
    expect(own).toBe(ownLayer(file));
    for (const other of others) expect(layers.indexOf(other)).toBeGreaterThan(layers.indexOf(own!));
  },
);
