import { plainTexts } from "../../../studio/components/plain-texts";

const fields = [
  { name: "quote", type: { name: "localeText", title: "Quote" } },
  { name: "name", type: { name: "string", title: "Name" } },
  { name: "title", type: { name: "localeText", title: "Job title" } },
];

test("finds an older document's plain texts in fields with a text for each language", () => {
  const older = { quote: "Words", name: "Tomasz", title: "HR manager", order: 1 };
  expect(plainTexts(fields, older)).toEqual([
    { name: "quote", title: "Quote", text: "Words" },
    { name: "title", title: "Job title", text: "HR manager" },
  ]);
});

test.each([[undefined], [{ quote: { sv: "Ord" }, name: "Tomasz" }]])(
  "finds nothing in %j",
  (document) => {
    expect(plainTexts(fields, document)).toEqual([]);
  },
);
