/** @jest-environment jsdom */
import type { GatsbyWindow, PageResources } from "../../../src/browser/gatsby-runtime";
import { installClientNavigation } from "../../../src/browser/client-navigation";
import { hideSkeleton, skeletonUrl } from "../../../src/browser/skeleton";
import { endUnreachable, unreachableId } from "../../../src/browser/unreachable";

type LoadPage = (path: string) => Promise<PageResources | undefined>;

const gatsby = window as GatsbyWindow;
const page = { page: { webpackCompilationHash: "1a" } };
const navigate = jest.fn();
const loadPage = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>();
const loadPageSync = () => undefined;
const loadSkeleton = (path: string) => {
  if (path === "/blog/offline") return Promise.reject(new Error("Loading CSS chunk 1 failed."));
  return path.startsWith("/blog/") ? Promise.resolve(() => null) : undefined;
};

Object.assign(window, { ___webpackCompilationHash: "1a", ___loader: { loadPage, loadPageSync } });

beforeEach(() => {
  navigate.mockReset();
  loadPage.mockReset().mockResolvedValue(page);
  gatsby.___navigate = navigate;
  installClientNavigation(loadSkeleton);
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps the next page from loading until the returned function is called. */
function holdPage(): () => void {
  let resolve = (_: PageResources): void => undefined;
  loadPage.mockReturnValueOnce(new Promise((settled) => (resolve = settled)));
  return () => resolve(page);
}

async function navigateTo(to: string, options?: { replace?: boolean }): Promise<void> {
  gatsby.___navigate?.(to, options);
  await settle();
}

// Gatsby's links pass `true` when the path is the same.
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
  await navigateTo(to, replace === undefined ? {} : { replace });
  expect(navigate.mock.calls).toEqual([[to, { replace: expected }]]);
});

test("loads the page's data with the query string and without the fragment", async () => {
  await navigateTo("/faq?a=1#question");
  expect(loadPage.mock.calls).toEqual([["/faq?a=1"]]);
});

test.each<[string, () => unknown, string[]]>([
  ["another page", () => navigateTo("/blog"), ["/blog"]],
  ["Back", () => window.dispatchEvent(new PopStateEvent("popstate")), []],
  // The page may come back from the back/forward cache.
  ["the site is left", () => window.dispatchEvent(new Event("pagehide")), []],
])("does not show a page requested before %s, though it loads later", async (_, leave, shown) => {
  const arrive = holdPage();
  await navigateTo("/om-oss");
  await leave();
  arrive();
  await settle();
  expect(navigate.mock.calls.map(([to]: string[]) => to)).toEqual(shown);
});

test("passes history steps through", () => {
  gatsby.___navigate?.(-1);
  expect(navigate.mock.calls).toEqual([[-1]]);
});

// Jest fails a test that leaves a rejection without a handler.
test("a skeleton that cannot be loaded is no error, and its page is shown", async () => {
  await navigateTo("/blog/offline");
  expect(navigate.mock.calls).toEqual([["/blog/offline", { replace: false }]]);
});

test("says that the site cannot be reached, in place of the browser", async () => {
  document.body.innerHTML = `<p id="${unreachableId}" hidden></p>`;
  const notice = document.getElementById(unreachableId)!;
  loadPage.mockResolvedValue({ status: "error" });
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  await navigateTo("/om-oss");
  expect(notice.hidden).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  endUnreachable();
  expect(notice.hidden).toBe(true);
});

test.each([
  ["can be reached, is followed", () => Promise.resolve({}), [true, false], true],
  [
    "cannot be reached, says so",
    () => Promise.reject(new TypeError("Failed to fetch")),
    [true],
    false,
  ],
])(
  "in a browser that believes to be offline, a link to a file that %s",
  async (_, fetch, prevented, isHidden) => {
    document.body.innerHTML = `<p id="${unreachableId}" hidden></p><a href="/guide.pdf">x</a>`;
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    Object.assign(globalThis, { fetch });
    const clicks: boolean[] = [];
    const note = (event: Event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", note);
    document.querySelector("a")?.click();
    await settle();
    window.removeEventListener("click", note);
    expect([clicks, document.getElementById(unreachableId)?.hidden]).toEqual([prevented, isHidden]);
    jest.restoreAllMocks();
  },
);

describe("a slow page", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.scrollTo = jest.fn();
    window.history.replaceState(null, "", "/");
  });

  afterEach(() => {
    window.dispatchEvent(new PopStateEvent("popstate"));
    hideSkeleton();
    jest.useRealTimers();
  });

  /** Follows a link to a page that does not load until the returned function is called. */
  async function follow(to: string): Promise<() => Promise<void>> {
    const arrive = holdPage();
    gatsby.___navigate?.(to);
    await jest.advanceTimersByTimeAsync(1_000);
    return async () => {
      arrive();
      await jest.advanceTimersByTimeAsync(0);
    };
  }

  test("goes on when a fragment of it is asked for", async () => {
    const arrive = await follow("/blog/sorg");
    window.history.replaceState(null, "", "#content");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(skeletonUrl()).toBeDefined();
    await arrive();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test("is loaded in full if only the browser believes that there is no connection", async () => {
    document.body.innerHTML = `<p id="${unreachableId}" hidden></p>`;
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    Object.assign(globalThis, { fetch: () => Promise.resolve({}) });
    // jsdom says there that it loads no page.
    const load = jest.spyOn(console, "error").mockImplementation();
    await follow("/om-oss");
    await jest.advanceTimersByTimeAsync(6_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.getElementById(unreachableId)?.hidden).toBe(true);
    jest.restoreAllMocks();
  });

  test.each(["/om-oss", "/blog/somn"])("gives its history entry to %s", async (next) => {
    const { length } = window.history;
    await follow("/blog/sorg");
    const arrive = await follow(next);
    await arrive();
    expect(navigate.mock.calls).toEqual([[next, { replace: true }]]);
    expect(window.history).toHaveLength(length + 1);
  });
});
