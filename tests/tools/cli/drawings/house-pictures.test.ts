import { exampleMonth } from "../../../../src/config/portal-figures";
import { drawHouse, type House } from "../../../../src/cli/drawings/house";
import { housePictures } from "../../../../src/cli/drawings/house-pictures";

const count = (text: string, part: string) => text.split(part).length - 1;

test("home's house has as many lit windows as its example has people, and the visitor's is dark", () => {
  const picture = housePictures["house-dusk.svg"]!();
  expect(count(picture, '<use href="#lit"')).toBe(exampleMonth.people);
  // Its sill, as `house-question.module.css` has it.
  expect(picture).toContain('<use href="#dark" x="602" y="512"/>');
});

const house: House = {
  hour: "night",
  width: 560,
  height: 300,
  sky: 40,
  columns: 3,
  rows: 1,
  lit: { "0,0": "cat" },
  missing: "2,0",
};

test("a window that is neither lit nor missing is dark", () => {
  const drawn = drawHouse(house);
  expect(count(drawn, '<use href="#lit"')).toBe(1);
  expect(count(drawn, '<use href="#dark"')).toBe(1);
});

test("each hour has its own colours", () => {
  const hours = ["morning", "evening", "night"] as const;
  expect(new Set(hours.map((hour) => drawHouse({ ...house, hour }))).size).toBe(3);
});
