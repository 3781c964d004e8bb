/** @jest-environment jsdom */
import { positionList } from "../../../../src/components/ui/select-position";

/** A field between two heights of a window 800 px high, and its list. */
function placed(top: number, bottom: number, listHeight: number): HTMLElement {
  const root = document.createElement("div");
  const field = root.appendChild(document.createElement("div"));
  const list = root.appendChild(document.createElement("div"));
  field.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  Object.defineProperty(list, "scrollHeight", { value: listHeight });
  positionList(list);
  return list;
}

beforeEach(() => Object.assign(window, { innerHeight: 800 }));

test.each([
  // Room below, and enough of it.
  [100, 156, 280, false, "628px"],
  // No room below, but above.
  [600, 656, 280, true, "584px"],
  // Enough in neither place: the larger, cut short.
  [300, 356, 900, false, "428px"],
  [500, 556, 900, true, "484px"],
  // Almost none anywhere: it still shows something to scroll.
  [20, 790, 280, true, "120px"],
])("a field from %i to %i with a list of %i px", (top, bottom, height, isAbove, maxHeight) => {
  const list = placed(top, bottom, height);
  expect([list.hasAttribute("data-above"), list.style.maxHeight]).toEqual([isAbove, maxHeight]);
});

test("a list stays clear of the header and of the cookie banner", () => {
  const { style } = document.documentElement;
  style.cssText = "scroll-padding-top: 80px; scroll-padding-bottom: 216px";
  const list = placed(300, 356, 900);
  const higher = placed(400, 456, 900);
  style.cssText = "";

  expect([list.style.maxHeight, list.hasAttribute("data-above")]).toEqual(["228px", false]);
  expect([higher.style.maxHeight, higher.hasAttribute("data-above")]).toEqual(["320px", true]);
});
