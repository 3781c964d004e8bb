import { parseSource } from "../../src/leads/source";

const long = "x".repeat(150);

test.each([
  [null, {}],
  ["", {}],
  [
    "landing=/blog&referrer=https://www.google.com",
    { landing: "/blog", referrer: "https://www.google.com" },
  ],
  ["landing=//evil.example/a?b", {}],
  ["landing=javascript:alert(1)&referrer=javascript:alert(1)", {}],
  ["referrer=https://a.example/path?q=1", {}],
  ["referrer=android-app://com.example", {}],
  [
    `utm_source=${long}&utm_medium=%00%E2%80%AEmail&utm_term=+&utm_id=1`,
    { utm_source: long.slice(0, 100), utm_medium: "mail" },
  ],
  [`utm_term=${"x".repeat(99)}${encodeURIComponent("🙂")}`, { utm_term: "x".repeat(99) }],
])("of %j, %j is stored", (header, source) => {
  expect(parseSource(header)).toEqual(source);
});
