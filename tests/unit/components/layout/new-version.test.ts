import { canBeShown } from "../../../../src/components/layout/new-version";

const pageOf = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

test.each([
  ["of the same build", "1a", pageOf("1a"), true],
  ["of a newer build", "1a", pageOf("2b"), false],
  ["that could not be loaded", "1a", { status: "error" }, false],
  ["that does not exist", "1a", undefined, false],
  ["of a development server", undefined, pageOf(""), true],
])("whether a page can be shown: one %s", (_, version, resources, expected) => {
  Object.assign(window, { ___webpackCompilationHash: version });
  expect(canBeShown(resources)).toBe(expected);
});
