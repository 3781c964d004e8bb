import { SessionStorage } from "../../../../src/components/layout/scroll-places";

const places = new SessionStorage();

test("a place is known by page and visit, and every reader knows it", () => {
  places.save({ pathname: "/om-oss" }, "1700000000000", 640);
  places.save({ pathname: "/om-oss" }, "1700000000001", 80);
  const other = new SessionStorage();
  expect(other.read({ pathname: "/om-oss" }, "1700000000000")).toBe(640);
  expect(other.read({ pathname: "/om-oss" }, "1700000000001")).toBe(80);
});

test("what was never scrolled is at its top", () => {
  expect(places.read({ pathname: "/blog" }, "initial")).toBe(0);
  expect(places.read({ pathname: "/om-oss" })).toBe(0);
});

test("the browser stores nothing of it", () => {
  places.save({ pathname: "/om-oss" }, "initial", 10);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
