/** @jest-environment jsdom */
import { SessionStorage } from "../../../src/browser/scroll-positions";

const places = new SessionStorage();

/** Gatsby's router names each entry of the history, but not the one that the visitor came with. */
const enter = (key?: string) => window.history.pushState(key === undefined ? null : { key }, "");

test("a place is known by page and visit, and every reader knows it", () => {
  enter("1700000000000");
  places.save({ pathname: "/om-oss" }, "1700000000000", 640);
  enter("1700000000001");
  places.save({ pathname: "/om-oss" }, "1700000000001", 80);
  const other = new SessionStorage();
  expect(other.read({ pathname: "/om-oss" }, "1700000000000")).toBe(640);
  expect(other.read({ pathname: "/om-oss" }, "1700000000001")).toBe(80);
});

test("what was never scrolled is at its top", () => {
  expect(places.read({ pathname: "/blog" }, "initial")).toBe(0);
  expect(places.read({ pathname: "/om-oss" })).toBe(0);
});

test("a page that is being left keeps its place, wherever the browser scrolls to for the next", () => {
  enter();
  places.save({ pathname: "/" }, "initial", 1_200);
  enter("1700000000002");
  places.save({ pathname: "/blog" }, "1700000000002", 700);
  // Back: the address is the first page's already, the second is on the screen.
  enter();
  places.save({ pathname: "/blog" }, "1700000000002", 1_200);
  expect(places.read({ pathname: "/blog" }, "1700000000002")).toBe(700);
  expect(places.read({ pathname: "/" }, "initial")).toBe(1_200);
});

test("the browser stores nothing of it", () => {
  enter();
  places.save({ pathname: "/om-oss" }, "initial", 10);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
