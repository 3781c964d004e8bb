/** @jest-environment jsdom */
import { SessionStorage } from "../../../src/browser/scroll-positions";

const positions = new SessionStorage();

/** Adds a history entry. Gatsby's router gives each a key, except the initial one. */
const enter = (key?: string) => window.history.pushState(key === undefined ? null : { key }, "");

test("stores positions by page and history entry, shared between instances", () => {
  enter("1700000000000");
  positions.save({ pathname: "/om-oss" }, "1700000000000", 640);
  enter("1700000000001");
  positions.save({ pathname: "/om-oss" }, "1700000000001", 80);
  const other = new SessionStorage();
  expect(other.read({ pathname: "/om-oss" }, "1700000000000")).toBe(640);
  expect(other.read({ pathname: "/om-oss" }, "1700000000001")).toBe(80);
});

test("returns 0 for a page that was never scrolled", () => {
  expect(positions.read({ pathname: "/blog" }, "initial")).toBe(0);
  expect(positions.read({ pathname: "/om-oss" })).toBe(0);
});

test("keeps the position of the page being left while the browser scrolls for the next", () => {
  enter();
  positions.save({ pathname: "/" }, "initial", 1_200);
  enter("1700000000002");
  positions.save({ pathname: "/blog" }, "1700000000002", 700);
  // Back: the URL is already the first page's, but the second is still shown.
  enter();
  positions.save({ pathname: "/blog" }, "1700000000002", 1_200);
  expect(positions.read({ pathname: "/blog" }, "1700000000002")).toBe(700);
  expect(positions.read({ pathname: "/" }, "initial")).toBe(1_200);
});

test("writes nothing to browser storage", () => {
  enter();
  positions.save({ pathname: "/om-oss" }, "initial", 10);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
