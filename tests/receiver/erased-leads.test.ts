/** What is left in the files of this machine after an erasure. */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocalLeads } from "../../src/cli/leads/open-leads";
import { add, sampleLead } from "../setup/leads/sample-lead";

jest.setTimeout(60_000);

let umask: number;
let folder: string;
beforeEach(async () => {
  umask = process.umask(0o022);
  folder = await mkdtemp(join(tmpdir(), "erased-"));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

/** Returns the paths of all files below the folder. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

const lead = (name: string) =>
  sampleLead({ fields: { name, email: `${name}@foretag.example`, message: name.repeat(40) } });

test("an erased lead's words are in no file, and the other leads still are", async () => {
  const { store, close } = await openLocalLeads(folder);
  for (let count = 0; count < 9; count += 1) {
    await add(store, lead(count % 3 === 0 ? "anna-erased" : `kept-${count}`));
  }
  expect(await store.erase("anna-erased@foretag.example")).toBe(3);
  await close();
  const contents = await Promise.all((await files()).map((path) => readFile(path, "latin1")));
  expect(contents.filter((content) => content.includes("kept-1"))).not.toEqual([]);
  expect(contents.filter((content) => content.includes("anna-erased"))).toEqual([]);
});

test("the folder and its files are readable by their owner only", async () => {
  const { close } = await openLocalLeads(folder);
  await close();
  const modes = await Promise.all(
    [folder, ...(await files())].map(async (path) => (await stat(path)).mode),
  );
  expect(modes.length).toBeGreaterThan(1);
  expect(modes.map((mode) => mode & 0o077).filter(Boolean)).toEqual([]);
});
