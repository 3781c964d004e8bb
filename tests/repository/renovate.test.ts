/** `.github/renovate.json`: which updates are proposed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, "../..", path), "utf8"));

type Manifest = {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

type Rule = {
  readonly matchPackageNames?: readonly string[];
  readonly matchFileNames?: readonly string[];
  readonly allowedVersions?: string;
};

const { constraints, packageRules } = read(".github/renovate.json") as {
  readonly constraints: { readonly node: string };
  readonly packageRules: readonly Rule[];
};

test("updates keep to the oldest Node", () => {
  const { engines } = read("package.json") as Manifest;
  expect(`${engines.node} `).toContain(`>=${constraints.node.replace(/\.0$/, "")} `);
});

test.each(packageRules.filter((rule) => rule.allowedVersions !== undefined))(
  "$matchPackageNames $allowedVersions: in use, and old enough",
  ({ matchPackageNames = [], matchFileNames, allowedVersions = "" }) => {
    const used = (matchFileNames ?? ["package.json", "studio/package.json"]).flatMap((file) => {
      const { dependencies, devDependencies } = read(file) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies });
    });
    const held = used.filter(([name]) => matchPackageNames.includes(name));
    expect(new Set(held.map(([name]) => name))).toEqual(new Set(matchPackageNames));
    for (const [, range] of held)
      expect(Number.parseInt(range.replace(/^\D/, ""), 10)).toBeLessThan(
        Number(allowedVersions.slice(1)),
      );
  },
);
