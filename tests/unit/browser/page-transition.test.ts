/** @jest-environment jsdom */
import {
  moveCover,
  moveCoversOnHistorySteps,
  pageIsShown,
} from "../../../src/browser/page-transition";

const skipTransition = jest.fn();
let update: (() => Promise<void>) | undefined;
let finish: () => void;

/** A browser with View Transitions, which calls `update` when it has captured the page. */
function startViewTransition(callback: () => Promise<void>) {
  update = callback;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { ready: Promise.reject(new Error("Skipped.")), finished, skipTransition };
}

function showPage(path: string, covers: Readonly<Record<string, number>>): void {
  document.body.replaceChildren(
    ...Object.entries(covers).map(([post, top]) => {
      const cover = document.createElement("div");
      cover.dataset.cover = post;
      cover.getBoundingClientRect = () => ({ top, bottom: top + 200 }) as DOMRect;
      return cover;
    }),
  );
  pageIsShown(path);
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>("[data-cover]")]
    .filter(({ style }) => style.getPropertyValue("view-transition-name") === "cover")
    .map(({ dataset }) => dataset.cover);

const media = { reduces: false };

afterEach(async () => {
  const updated = update?.();
  pageIsShown("/");
  await updated;
});

const requestFrame = window.requestAnimationFrame;

beforeAll(moveCoversOnHistorySteps);

beforeEach(() => {
  update = undefined;
  media.reduces = false;
  skipTransition.mockClear();
  Object.assign(document, { startViewTransition });
  Object.assign(window, { innerHeight: 800, matchMedia: () => ({ matches: media.reduces }) });
  // jsdom does not know either property.
  document.documentElement.style.setProperty("scroll-padding-top", "80px");
  jest.spyOn(window, "scrollTo").mockReturnValue();
  // Nor this one, so its declared value is kept by hand.
  Object.defineProperty(CSSStyleDeclaration.prototype, "viewTransitionName", {
    configurable: true,
    set(this: CSSStyleDeclaration, name: string) {
      this.setProperty("view-transition-name", name);
    },
  });
});

test("a card's cover becomes the article's", async () => {
  showPage("/blog", { "/blog/a": 100, "/blog/b": 100 });
  moveCover("/blog/b");
  expect(named()).toEqual(["/blog/b"]);
  const updated = update?.();
  showPage("/blog/b", { "/blog/b": 300, "/blog/a": 900 });
  await updated;
  expect(named()).toEqual(["/blog/b"]);
  expect(skipTransition).not.toHaveBeenCalled();
  finish();
  await Promise.resolve();
  expect(named()).toEqual([]);
});

test("an article's cover becomes the card's", async () => {
  showPage("/blog/b", { "/blog/b": 300 });
  moveCover("/blog");
  expect(named()).toEqual(["/blog/b"]);
  const updated = update?.();
  showPage("/blog", { "/blog/a": 100, "/blog/b": 100 });
  await updated;
  expect(named()).toEqual(["/blog/b"]);
});

test.each([
  ["shows no such cover", {}],
  ["shows it below the fold", { "/blog/b": 800 }],
  ["shows it behind the header", { "/blog/b": 60 }],
])("the transition is skipped when the next page %s", async (_, covers) => {
  showPage("/blog/b", { "/blog/b": 300 });
  moveCover("/blog");
  const updated = update?.();
  showPage("/blog", covers);
  await updated;
  expect(named()).toEqual([]);
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test("nothing moves above an open dialog", () => {
  showPage("/blog", { "/blog/a": 100 });
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  expect(moveCover("/blog/a")).toBe(false);
  dialog.remove();
  expect(moveCover("/blog/a")).toBe(true);
});

test("a transition that another one ends leaves the other's name", async () => {
  showPage("/blog", { "/blog/b": 100 });
  moveCover("/blog/b");
  const updated = update?.();
  showPage("/blog/b", { "/blog/b": 300 });
  await updated;
  const finishFirst = finish;
  moveCover("/blog");
  finishFirst();
  await Promise.resolve();
  expect(named()).toEqual(["/blog/b"]);
});

test("what is to run in the next frame waits until the browser has captured the page", async () => {
  const { requestAnimationFrame } = window;
  showPage("/blog/b", { "/blog/b": 300 });
  moveCover("/blog");
  const render = jest.fn(() => showPage("/blog", {}));
  window.requestAnimationFrame(render);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(render).not.toHaveBeenCalled();
  await update?.();
  expect(render).toHaveBeenCalledTimes(1);
  window.requestAnimationFrame(render);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ["starts from where the page was before the browser scrolled it", "1a", true],
  ["moves nothing to a page of another version", "2b", false],
])("Back %s", async (_, version, moves) => {
  Object.assign(window, {
    ___webpackCompilationHash: "1a",
    ___loader: { loadPageSync: () => ({ page: { webpackCompilationHash: version } }) },
    scrollY: 40,
  });
  showPage("/blog/b", { "/blog/b": 300 });
  window.dispatchEvent(new PopStateEvent("popstate"));
  const frame = new Promise(requestFrame);
  expect(named()).toEqual(moves ? ["/blog/b"] : []);
  await frame;
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(
    moves ? [[{ top: 40, behavior: "instant" }]] : [],
  );
});

test("a page that does not show itself is waited for no longer than half a second", async () => {
  jest.useFakeTimers();
  showPage("/blog/b", { "/blog/b": 300 });
  moveCover("/blog");
  const isUpdated = jest.fn();
  void update?.().then(isUpdated);
  await jest.advanceTimersByTimeAsync(499);
  expect(isUpdated).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isUpdated).toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  ["reduced motion", "/blog/a", () => (media.reduces = true)],
  ["no View Transitions", "/blog/a", () => Reflect.deleteProperty(document, "startViewTransition")],
  ["another part of the same page", "/blog", () => undefined],
  ["a page without a cover here", "/om-oss", () => undefined],
])("nothing moves: %s", (_, path, prepare) => {
  showPage("/blog", { "/blog": 100, "/blog/a": 100 });
  if (path === "/om-oss") showPage("/blog", { "/blog/a": 100 });
  prepare();
  moveCover(path);
  expect(update).toBeUndefined();
});
