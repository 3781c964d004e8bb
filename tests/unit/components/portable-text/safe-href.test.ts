import { safeHref, stripOwnOrigin } from "../../../../src/components/portable-text/safe-href";
import { site } from "../../../../src/config/site";

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://example.com", "HTTPS://example.com"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["tel:+4681234567", "tel:+4681234567"],
  ["/om-oss", "/om-oss"],
  ["/", "/"],
  ["#kontakt", "#kontakt"],
  ["  https://example.com ", "https://example.com"],
])("allows %j", (href, target) => {
  expect(safeHref(href)).toBe(target);
});

test.each([
  undefined,
  "",
  " ",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "\u00a0javascript:alert(1)",
  "\u200bjavascript:alert(1)",
  "java\u200bscript:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "javascript%3Aalert(1)",
  "view-source:javascript:alert(1)",
  "DATA:text/html;base64,PHNjcmlwdD4=",
  "VbScript:msgbox(1)",
  "about:blank",
  "filesystem:https://example.com/a",
  "intent://evil#Intent;scheme=https;end",
  "https://www.example.com@evil.example/",
  "https://www.example.com:443@evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  // Browsers strip tabs and line breaks, which leaves "//evil.example".
  "/\t/evil.example",
  "/\n/evil.example",
  "example.com/a",
  "om-oss",
  "https://",
])("rejects %j", (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each([
  ["", "/"],
  ["/om-oss", "/om-oss"],
  ["/blog?page=2#articles", "/blog?page=2#articles"],
])("turns the site's origin plus %j into %j", (rest, expected) => {
  expect(stripOwnOrigin(site.url + rest)).toBe(expected);
});

test.each([
  `${site.url}.evil.example/`,
  `${site.url}//evil.example`,
  `${site.url}/\\evil.example`,
  `${site.url}1/om-oss`,
  "https://evil.example/om-oss",
  "mailto:a@example.com",
  "/om-oss",
  "#kontakt",
])("leaves %j unchanged", (href) => {
  expect(stripOwnOrigin(href)).toBe(href);
});
