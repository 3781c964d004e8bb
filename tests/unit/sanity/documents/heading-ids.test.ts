import { headingIds, pageIds } from "../../../../src/sanity/documents/heading-ids";

test.each([
  [["Vad är oro?"], ["vad-ar-oro"]],
  [
    ["Råd", "Råd", "råd!", "Råd 2"],
    ["rad", "rad-2", "rad-3", "rad-2-2"],
  ],
  [["…"], ["section"]],
  [["constructor"], ["constructor"]],
  [["心の 健康"], ["心の-健康"]],
  // Those of the page, and of Gatsby's own elements.
  [[pageIds[0]!], [`${pageIds[0]}-2`]],
  [
    ["Gatsby focus wrapper", "Gatsby announcer"],
    ["section-gatsby-focus-wrapper", "section-gatsby-announcer"],
  ],
])("the headings %j have the ids %j", (headings, ids) => {
  const idOf = headingIds();
  expect(headings.map((heading) => idOf(heading))).toEqual(ids);
});
