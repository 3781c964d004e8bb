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

test.each<[string, readonly (string | undefined)[]]>([
  ["is empty", [undefined, "", " "]],
  ["is a script", ["javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "VbScript:x"]],
  ["hides one", [" javascript:x", "java\nscript:x", "\u0001javascript:x", "\u00a0javascript:x"]],
  ["hides one by a mark", ["\u200bjavascript:alert(1)", "java\u200bscript:alert(1)"]],
  ["encodes a script", ["javascript&colon;x", "&#106;avascript:x", "javascript%3Ax"]],
  ["is a page", ["data:text/html,x", "DATA:text/html;base64,PA==", "blob:https://a.b/1"]],
  ["leads into the machine", ["file:///etc/passwd", "filesystem:https://a.b/c", "about:blank"]],
  ["is for a program", ["view-source:javascript:x", "intent://evil#Intent;scheme=https;end"]],
  ["has credentials", ["https://www.a.example@evil.example/", "https://a.b:443@evil.example/"]],
  ["has no protocol", ["//evil.example", "/\\evil.example", "\\\\evil.example", "example.com/a"]],
  // Browsers strip tabs and line breaks, which leaves "//evil.example".
  ["has none within white space", ["/\t/evil.example", "/\n/evil.example"]],
  ["is no address", ["om-oss", "https://"]],
])("rejects a target that %s: %j", (_what, targets) => {
  for (const href of targets) expect([href, safeHref(href)]).toEqual([href, undefined]);
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
