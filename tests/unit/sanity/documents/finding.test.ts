import { collectFindings } from "../../../../src/sanity/documents/finding";

test("a message repeats the beginning of a value, cut between two characters", () => {
  const { at, findings } = collectFindings();
  at("slug").report("slugUnusable", "stops", `${"x".repeat(79)}🙂x`);
  at("slug").report("slugUnusable", "stops", `${"x".repeat(78)}🙂`);
  expect(findings.map(({ value }) => value)).toEqual([`${"x".repeat(79)}…`, `${"x".repeat(78)}🙂`]);
});
