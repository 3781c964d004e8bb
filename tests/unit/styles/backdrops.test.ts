/** Backdrops, which inherit no custom property in some supported browsers. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import postcss from "postcss";

const source = resolve(__dirname, "../../../src");
const read = (file: string) => postcss.parse(readFileSync(join(source, file), "utf8"));

test("a backdrop is painted by what it has itself", () => {
  const own = new Set<string>();
  read("styles/tokens.css").walkDecls(/^--/, ({ prop, parent }) => {
    if (parent?.type === "rule" && parent.selectors.includes("::backdrop")) own.add(prop);
  });
  const used: string[] = [];
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    read(file).walkRules(/::backdrop$/, (rule) =>
      rule.walkDecls(({ value }) => {
        used.push(...[...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
      }),
    );
  }
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !own.has(name))).toEqual([]);
});
