/** What is left in the files of this machine after an erasure. */
import { statSync } from "node:fs";
import { openLocalLeads } from "../../src/cli/leads/open-leads";
import { add, sampleLead } from "./sample-lead";
import { temporaryFolder } from "../setup/temporary-folder";

jest.setTimeout(60_000);

const folder = temporaryFolder();
const umask = process.umask(0o022);
afterAll(() => process.umask(umask));

const lead = (name: string) =>
  sampleLead({ fields: { name, email: `${name}@foretag.example`, message: name.repeat(40) } });

test("an erased lead's words are in no file, and the other leads still are", async () => {
  const { store, close } = await openLocalLeads(folder.at());
  for (let count = 0; count < 9; count += 1) {
    await add(store, lead(count % 3 === 0 ? "anna-erased" : `kept-${count}`));
  }
  expect(await store.erase("anna-erased@foretag.example")).toBe(3);
  await close();
  const contents = Object.values(folder.read());
  expect(contents.filter((content) => content.includes("kept-1"))).not.toEqual([]);
  expect(contents.filter((content) => content.includes("anna-erased"))).toEqual([]);
});

test("the folder and its files are readable by their owner only", async () => {
  const { close } = await openLocalLeads(folder.at());
  await close();
  const modes = [".", ...Object.keys(folder.read())].map((path) => statSync(folder.at(path)).mode);
  expect(modes.length).toBeGreaterThan(1);
  expect(modes.map((mode) => mode & 0o077).filter(Boolean)).toEqual([]);
});
