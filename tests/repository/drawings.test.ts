/**
 * The drawings in the repository are what `npm run drawings` writes: they change with the tokens, the texts of
 * `src/locales`, the logo and the code that draws them.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { siteDrawings } from "../../src/cli/drawings/site-drawings";
import { token } from "../../src/gatsby/tokens";

const project = resolve(__dirname, "../..");
const names = Object.keys(siteDrawings);

async function pixels(name: string, file: Buffer): Promise<Buffer> {
  const png = name.endsWith(".ico") ? file.subarray(file.readUInt32LE(18)) : file;
  return sharp(png).ensureAlpha().raw().toBuffer();
}

/** Compares icons by what they show: another version of sharp writes other bytes. */
async function areSame(name: string, committed: Buffer, drawn: Buffer): Promise<boolean> {
  if (name.endsWith(".svg")) return committed.equals(drawn);
  const [one, other] = [await pixels(name, committed), await pixels(name, drawn)];
  if (one.length !== other.length) return false;
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0);
  return difference / one.length < 1;
}

test("every drawing is up to date", async () => {
  const outdated: string[] = [];
  for (const [name, draw] of Object.entries(siteDrawings)) {
    const file = join(project, name);
    const drawn = Buffer.from(await draw());
    if (existsSync(file) && (await areSame(name, readFileSync(file), drawn))) continue;
    outdated.push(`${name} is out of date: run \`npm run drawings\`, and commit what it writes.`);
  }
  expect(outdated).toEqual([]);
});

test("what a drawing names as a token, it has as a value", () => {
  const svgs = names.filter((name) => name.endsWith(".svg"));
  expect(svgs.length).toBeGreaterThan(10);
  const unfilled = svgs.filter((name) => readFileSync(join(project, name)).includes("var("));
  expect(unfilled).toEqual([]);
  const logo = readFileSync(join(project, "static/favicon.svg"), "utf8");
  expect(logo).toContain(`fill="${token("accent")}"`);
});
