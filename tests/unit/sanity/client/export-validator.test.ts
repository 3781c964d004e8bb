import { createExportValidator } from "../../../../src/sanity/client/export-validator";

const line = (id: string, type = "post") => `${JSON.stringify({ _id: id, _type: type })}\n`;

/** Validates an export in chunks of `size` bytes. */
async function validate(
  text: string,
  expected: number,
  size = 7,
  countAgain = () => Promise.resolve(expected),
): Promise<void> {
  const bytes = Buffer.from(text);
  const validator = createExportValidator(expected, countAgain);
  for (let start = 0; start < bytes.length; start += size) {
    validator.write(bytes.subarray(start, start + size));
  }
  await validator.end();
}

test.each([
  ["as many as expected", line("a") + line("b"), 2],
  ["more than expected, published in the meantime", line("a") + line("b"), 1],
  ["no line break at the end", (line("a") + line("b")).trimEnd(), 2],
  ["empty lines in between", `${line("a")}\n\n${line("b")}`, 2],
  ["other types, which do not count", line("a") + line("i", "sanity.imageAsset"), 1],
  ["characters split between chunks", line("a").replace("}", ',"t":"åäö日本"}'), 1],
  ["nothing, when nothing is expected", "", 0],
])("accepts an export with %s", async (_name, text, expected) => {
  for (const size of [1, 2, 7, 1000]) await validate(text, expected, size);
});

test.each([
  ["that broke off between two lines", line("a"), 2, /has 2 published.*only 1: it broke off/],
  ["without anything", "", 1, /only 0: it broke off/],
  ["that brought drafts instead", line("drafts.a") + line("b"), 2, /only 1: it broke off/],
  [
    "that brought releases instead",
    line("versions.r1.a") + line("versions.r2.a") + line("b"),
    2,
    /only 1: it broke off/,
  ],
  ["that brought what is not public instead", line("secret.a") + line("b"), 2, /only 1: it broke/],
  ["that brought pictures instead", line("a") + line("i", "sanity.imageAsset"), 2, /only 1/],
  ["that broke off within a line", line("a") + '{"_id":"b","_ty', 1, /broke off: line 2 is not/],
  ["with a damaged line", `${line("a")}{"_id":}\n${line("b")}`, 2, /line 2 is not valid JSON/],
  ["that ends with Sanity's own error", `${line("a")}{"error":"Oops"}`, 1, /Line 2.*: Oops/],
  ["with a null line", `null\n${line("a")}`, 1, /Line 1 of Sanity's export is not a document/],
])("rejects an export %s", async (_name, text, expected, message) => {
  for (const size of [1, 7, 1000]) {
    await expect(validate(text, expected, size)).rejects.toThrow(message);
  }
});

test.each([
  [2, 1, true],
  [2, 2, false],
  [3, 2, false],
  [0, 0, true],
])("one document of %i before and %i now is complete: %s", async (...row) => {
  const [before, after, isComplete] = row;
  const countAgain = jest.fn(() => Promise.resolve(after));
  const outcome = validate(line("a"), before, 7, countAgain);
  if (isComplete) await outcome;
  else await expect(outcome).rejects.toThrow(`has ${after} published documents`);
  // Only if something seems to be missing.
  expect(countAgain).toHaveBeenCalledTimes(before > 1 ? 1 : 0);
});
