import { localeFromPath, stripLocale } from "../../../src/i18n/locales";

test.each([
  ["/", "sv", "/"],
  ["/om-oss", "sv", "/om-oss"],
  ["/blog/en", "sv", "/blog/en"],
  ["/english", "sv", "/english"],
  ["/en-GB/blog", "sv", "/en-GB/blog"],
  ["/EN", "sv", "/EN"],
  // Swedish has no prefix: "/sv" is an ordinary unknown path.
  ["/sv", "sv", "/sv"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en/x", "en", "/x"],
  ["/en/blog/en", "en", "/blog/en"],
  ["/en/english", "en", "/english"],
])("%s is in the language %s and %s without its prefix", (path, locale, rest) => {
  expect(localeFromPath(path)).toBe(locale);
  expect(stripLocale(path)).toBe(rest);
});
