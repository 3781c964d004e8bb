import { publicFiles, readPublic } from "../setup/output/built-site";

test("no stylesheet has a breakpoint that was not compiled", () => {
  const sheets = publicFiles.filter((file) => file.endsWith(".css"));
  expect(sheets).not.toEqual([]);
  const left = sheets.flatMap((sheet) => readPublic(sheet).match(/@media[^{]*\(--[^{]*/g) ?? []);
  expect(left).toEqual([]);
});
