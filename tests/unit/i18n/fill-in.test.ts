import { site } from "../../../src/config/site";
import { fillIn } from "../../../src/i18n/fill-in";

test.each([
  ["Nothing to fill in.", "Nothing to fill in."],
  ["{{product}}", site.productName],
  ["{{count}} of {{count}} by {{product}}", `2 of 2 by ${site.productName}`],
  ["{{unknown}} stays", "{{unknown}} stays"],
  ["{count} is none", "{count} is none"],
])("%j becomes %j", (text, filledIn) => {
  expect(fillIn(text, { count: 2 })).toBe(filledIn);
});

test("a value goes before the product's own name", () => {
  expect(fillIn("{{product}}", { product: "Other" })).toBe("Other");
});
