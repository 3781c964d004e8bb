import { join } from "node:path";
import {
  outdatedPdfsLine,
  printedFile,
  printedFrom,
} from "../../../../src/gatsby/content/printed-pdfs";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
const sources = {
  "docs/white-paper/sv.html": "1",
  "docs/white-paper/fonts/a.woff2": "1",
  "docs/handouts/sv/a.html": "1",
  "src/drawings/logo.svg": "1",
  "src/features/sick-leave-calculator/sick-leave-costs.ts": "1",
};
beforeEach(() => folder.write(sources));

const note = () =>
  folder.write({ "docs/white-paper/printed-from.txt": `${printedFrom(folder.at())}\n` });

test("once printed, nothing is out of date", () => {
  note();
  expect(printedFile(folder.at())).toBe(join(folder.at(), "docs/white-paper/printed-from.txt"));
  expect(outdatedPdfsLine(folder.at())).toBeUndefined();
});

test.each(Object.keys(sources))("after a change of %s, the command is named", (file) => {
  note();
  folder.write({ [file]: "2" });
  expect(outdatedPdfsLine(folder.at())).toContain("`npm run white-paper`");
});

test("a guide for developers is in no PDF", () => {
  note();
  folder.write({ "docs/white-paper/README.md": "2" });
  expect(outdatedPdfsLine(folder.at())).toBeUndefined();
});

test("another product's name makes them out of date", async () => {
  note();
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PRODUCT_NAME: "Acme Care" });
  const other = await import("../../../../src/gatsby/content/printed-pdfs");
  expect(other.outdatedPdfsLine(folder.at())).toContain("`npm run white-paper`");
});

test("without the guide's folder, there is nothing to say", () => {
  expect(outdatedPdfsLine(folder.at())).toBeUndefined();
});
