import { readDocument } from "../../../../src/sanity/documents/read-document";

test.each([
  ["”Bra.”", "Bra."],
  ['"Bra."', "Bra."],
  ["“Bra,\n\noch lugnt.”", "Bra,\n\noch lugnt."],
  ["»’Bra’», »", "»’Bra’», »"],
  ["» Bra »", "Bra"],
  // Not around all of it.
  ["”Bra” var ordet, och ”lugnt”", "”Bra” var ordet, och ”lugnt”"],
  ["”Bra” sa hon.", "”Bra” sa hon."],
  ["””", "””"],
])("a testimonial written as %j is the quote %j, to which the site adds its marks", (sv, quote) => {
  expect(readDocument("testimonial", { quote: { sv } }).byLanguage.sv.quote).toBe(quote);
});
