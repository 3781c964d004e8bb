/** @jest-environment jsdom */
import { isCurrentVersion, hasNewVersion } from "../../../src/browser/site-version";

const pageOf = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

test.each([
  ["of the same build", "1a", pageOf("1a"), true],
  ["of a newer build", "1a", pageOf("2b"), false],
  ["that could not be loaded", "1a", { status: "error" }, false],
  ["that does not exist", "1a", undefined, false],
  ["of a development server", undefined, pageOf(""), true],
])("tells whether a page %s can be shown", (_, version, resources, expected) => {
  Object.assign(window, { ___webpackCompilationHash: version });
  expect(isCurrentVersion(resources)).toBe(expected);
});

test.each([
  ["the same version", "1a", { webpackCompilationHash: "1a" }, false],
  ["another version", "1a", { webpackCompilationHash: "2b" }, true],
  ["no data", "1a", undefined, false],
  ["a development server", undefined, { webpackCompilationHash: "" }, false],
])("tells whether there is a new version, given %s", async (_, version, data, expected) => {
  const loadAppData = () => Promise.resolve(data);
  Object.assign(window, { ___webpackCompilationHash: version, ___loader: { loadAppData } });
  expect(await hasNewVersion()).toBe(expected);
});
