/** @jest-environment jsdom */
import { positionList } from "../../../../src/components/ui/select";

/** Positions a list whose field is between two offsets in a viewport 800 px high. */
function positionedList(top: number, bottom: number, listHeight: number): HTMLElement {
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
  // Fits below.
  [100, 156, 280, false, "628px"],
  // Fits above only.
  [600, 656, 280, true, "584px"],
  // Fits on neither side: uses the larger one and scrolls.
  [300, 356, 900, false, "428px"],
  [500, 556, 900, true, "484px"],
  // Almost no space: keeps the minimum height.
  [20, 790, 280, true, "120px"],
])("field from %i to %i, list of %i px", (top, bottom, height, isAbove, maxHeight) => {
  const list = positionedList(top, bottom, height);
  expect([list.hasAttribute("data-above"), list.style.maxHeight]).toEqual([isAbove, maxHeight]);
});

test("keeps the list clear of the header and the cookie banner", () => {
  const { style } = document.documentElement;
  style.cssText = "scroll-padding-top: 80px; scroll-padding-bottom: 216px";
  const list = positionedList(300, 356, 900);
  const higher = positionedList(400, 456, 900);
  style.cssText = "";

  expect([list.style.maxHeight, list.hasAttribute("data-above")]).toEqual(["228px", false]);
  expect([higher.style.maxHeight, higher.hasAttribute("data-above")]).toEqual(["320px", true]);
});
