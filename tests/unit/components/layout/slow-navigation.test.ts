import {
  endSlowNavigation,
  watchSlowNavigation,
} from "../../../../src/components/layout/slow-navigation";

type Handler = (page: { pathname: string }) => void;

test("a page that is slow to come is marked until it, or another, is there", () => {
  const handlers: Handler[] = [];
  const on = (_: string, handler: Handler) => void handlers.push(handler);
  Object.assign(window, { ___emitter: { on } });
  watchSlowNavigation();
  const { dataset } = document.documentElement;
  expect(dataset.waiting).toBeUndefined();

  handlers.forEach((handler) => handler({ pathname: "/om-oss" }));
  expect(dataset.waiting).toBe("");
  endSlowNavigation();
  expect(dataset.waiting).toBeUndefined();
});
