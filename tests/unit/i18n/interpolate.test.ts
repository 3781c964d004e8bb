import { serviceFacts } from "../../../src/config/service-facts";
import { site } from "../../../src/config/site";
import { interpolate } from "../../../src/i18n/interpolate";

test.each([
  ["Vad är {{product}}?", {}, `Vad är ${site.productName}?`],
  ["{{count}} av {{count}}", { count: 3 }, "3 av 3"],
  ["{{product}}", { product: "Another" }, "Another"],
  ["{{sessionMinutes}} minuter", {}, `${serviceFacts.sessionMinutes} minuter`],
  ["{{unknown}} stays", {}, "{{unknown}} stays"],
  ["{single} and plain", {}, "{single} and plain"],
])("%s with %j is %s", (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});

test("inserts values literally", () => {
  expect(interpolate("{{name}}", { name: "$& {{product}}" })).toBe("$& {{product}}");
});
