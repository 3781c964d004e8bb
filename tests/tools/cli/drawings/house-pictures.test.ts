import { exampleMonth } from "../../../../src/config/portal-figures";
import { housePictures } from "../../../../src/cli/drawings/house-pictures";

const count = (text: string, part: string) => text.split(part).length - 1;

test("home's house has as many lit windows as its example has people, and the visitor's is dark", () => {
  const picture = housePictures["house-dusk.svg"]!();
  expect(count(picture, '<use href="#lit"')).toBe(exampleMonth.people);
  // Its sill, as `house-question.module.css` has it.
  expect(picture).toContain('<use href="#dark" x="602" y="486"/>');
});
