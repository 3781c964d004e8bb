/** Builds reuse what the build before has found, and notice each change of what it depends on. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "../setup/builds/sandbox";
import { smallContent } from "../setup/builds/second-build";
import { fileHashes } from "../setup/output/file-hashes";

const longestTest = 10 * 60_000;
const stop = new AbortController();
/** Settings so far: each test keeps what the ones before it have changed. */
let settings: Readonly<Record<string, string>> = {};
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox(stop.signal);
  await sandbox.writeContent(await smallContent());
  await sandbox.build();
}, longestTest);

afterAll(async () => {
  stop.abort();
  await sandbox.remove();
});

/** Replaces a text in a file of the sandbox that has it. */
async function replace(file: string, from: string, to: string): Promise<void> {
  const path = join(sandbox.directory, file);
  const text = await readFile(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

const about = () => readFile(join(sandbox.publicDirectory, "om-oss.html"), "utf8");
async function stylesOfAbout(): Promise<string> {
  const files = [...(await about()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const texts = files.map(([, file = ""]) => readFile(join(sandbox.publicDirectory, file), "utf8"));
  return (await Promise.all(texts)).join("\n");
}
const names = async () =>
  [...(await about()).matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);

test(
  "without changes, no query is read and no page rendered, whatever the environment is",
  async () => {
    const before = fileHashes(sandbox.publicDirectory);
    const log = await sandbox.build({ settings: { BUILD_ID: "7" } });
    expect(log).not.toMatch(/extract queries|static HTML/);
    expect(fileHashes(sandbox.publicDirectory)).toEqual(before);
  },
  longestTest,
);

test(
  "a component's markup",
  async () => {
    await replace("src/templates/about.tsx", `<AboutHero />`, `<AboutHero /><p>A new line</p>`);
    await sandbox.build({ settings });
    expect(await about()).toContain("<p>A new line</p>");
  },
  longestTest,
);

test(
  "a query",
  async () => {
    const before = await names();
    await replace("src/templates/about.tsx", "sort: [{ order: ASC }", "sort: [{ order: DESC }");
    await sandbox.build({ settings });
    expect(await names()).not.toEqual(before);
    expect([...(await names())].sort()).toEqual([...before].sort());
  },
  longestTest,
);

test(
  "a fragment in another file",
  async () => {
    const fragment = "fragment TeamMember on TeamMember {";
    const file = "src/features/team/team-grid.tsx";
    await replace(file, fragment, `${fragment}\n    nickname: name`);
    await sandbox.build({ settings });
    const data = "page-data/om-oss/page-data.json";
    expect(await readFile(join(sandbox.publicDirectory, data), "utf8")).toContain('"nickname":');
    const types = await readFile(join(sandbox.directory, "src/gatsby-types.d.ts"), "utf8");
    expect(types).toContain("readonly nickname: ");
  },
  longestTest,
);

test(
  "a stylesheet",
  async () => {
    await replace(
      "src/features/about/core-values.module.css",
      "margin-top: 16px",
      "margin-top: 17px",
    );
    await sandbox.build({ settings });
    expect(await stylesOfAbout()).toContain("margin-top:17px");
  },
  longestTest,
);

test(
  "a text",
  async () => {
    await replace("src/locales/sv/about.json", '"Två personer som samtalar"', '"Två som samtalar"');
    await sandbox.build({ settings });
    expect(await about()).toContain('"Två som samtalar"');
  },
  longestTest,
);

test(
  "a setting",
  async () => {
    settings = { SITE_PRODUCT_NAME: "Hörsam" };
    await sandbox.build({ settings });
    expect(await about()).toMatch(/<title[^>]*>[^<]*Hörsam/);
  },
  longestTest,
);

test(
  "types that are gone",
  async () => {
    const types = "src/gatsby-types.d.ts";
    for (const folder of [".", ".cache/build"]) await rm(join(sandbox.directory, folder, types));
    await sandbox.build({ settings });
    expect(existsSync(join(sandbox.directory, types))).toBe(true);
  },
  longestTest,
);

/** Read once: another attempt would compare a build from nothing with itself. */
let reused: ReturnType<typeof fileHashes> | undefined;

test(
  "after all of that, the site is that of a build from nothing",
  async () => {
    reused ??= fileHashes(sandbox.publicDirectory);
    await sandbox.clean();
    await sandbox.build({ settings });
    expect(fileHashes(sandbox.publicDirectory)).toEqual(reused);
  },
  longestTest,
);
