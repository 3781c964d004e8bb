import { leavePagesOfNewVersion } from "../../../../src/components/layout/new-version";

type Loader = { loadPage(path: string): Promise<unknown> };

function install(version: string | undefined, answer: unknown): Loader {
  const loader: Loader = { loadPage: () => Promise.resolve(answer) };
  Object.assign(window, { ___loader: loader, ___webpackCompilationHash: version });
  leavePagesOfNewVersion();
  return loader;
}

const pageOf = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

test.each([
  ["of the same build", "1a", pageOf("1a"), pageOf("1a")],
  ["of a newer build", "1a", pageOf("2b"), undefined],
  ["that could not be loaded", "1a", { status: "error" }, undefined],
  ["that does not exist", "1a", undefined, undefined],
  ["of a development server", undefined, pageOf(""), pageOf("")],
])("a page %s", async (_, version, answer, expected) => {
  expect(await install(version, answer).loadPage("/om-oss")).toEqual(expected);
});
