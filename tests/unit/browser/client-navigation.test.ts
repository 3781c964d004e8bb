/** @jest-environment jsdom */
import type { GatsbyWindow, PageResources } from "../../../src/browser/gatsby-runtime";
import { installClientNavigation } from "../../../src/browser/client-navigation";

type LoadPage = (address: string) => Promise<PageResources | undefined>;

const gatsby = window as GatsbyWindow;
const page = { page: { webpackCompilationHash: "1a" } };
const shown = jest.fn();
const loadPage = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>();

Object.assign(window, { ___webpackCompilationHash: "1a", ___loader: { loadPage } });

beforeEach(() => {
  shown.mockReset();
  loadPage.mockReset().mockResolvedValue(page);
  gatsby.___navigate = shown;
  installClientNavigation();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function follow(to: string, options?: { replace?: boolean }): Promise<void> {
  gatsby.___navigate?.(to, options);
  await settle();
}

/** `true` is what Gatsby's links ask for when the path is the same. */
test.each([
  ["/blog?page=2", "/blog", true, false],
  ["/blog", "/blog?page=2", undefined, false],
  ["/blog?page=2", "/blog?page=3", undefined, false],
  ["/blog?page=2", "/blog?page=2", undefined, true],
  ["/blog", "/blog", true, true],
  ["/blog#articles", "/blog", true, false],
  ["/blog#articles", "/blog#articles", undefined, true],
  ["/blog", "/om-oss", undefined, false],
  ["/blog", "/om-oss", true, true],
])("from %s to %s (replace: %s) replaces the entry: %s", async (from, to, replace, expected) => {
  window.history.replaceState(null, "", from);
  await follow(to, replace === undefined ? {} : { replace });
  expect(shown.mock.calls).toEqual([[to, { replace: expected }]]);
});

test("the page's data is asked for with its query and without its fragment", async () => {
  await follow("/faq?a=1#question");
  expect(loadPage.mock.calls).toEqual([["/faq?a=1"]]);
});

test("of two pages, the one that was asked for last is shown, even when it comes first", async () => {
  let arrive = (_: PageResources): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await follow("/om-oss");
  await follow("/blog");
  arrive(page);
  await settle();
  expect(shown.mock.calls.map(([to]: string[]) => to)).toEqual(["/blog"]);
});

test("what was asked for before Back is not shown", async () => {
  let arrive = (_: PageResources): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await follow("/om-oss");
  window.dispatchEvent(new PopStateEvent("popstate"));
  arrive(page);
  await settle();
  expect(shown).not.toHaveBeenCalled();
});

test("steps in the history are taken as they are", () => {
  gatsby.___navigate?.(-1);
  expect(shown.mock.calls).toEqual([[-1]]);
});
