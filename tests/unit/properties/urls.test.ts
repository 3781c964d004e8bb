import { array, constantFrom, integer, oneof, property, string, tuple, webUrl } from "fast-check";
import { readLink } from "../../../src/sanity/documents/read-link";
import { pageNumbers, pageFromSearch } from "../../../src/features/blog/use-blog-page";
import {
  calculatorUrl,
  countRange,
  readInputs,
  salaryOptions,
} from "../../../src/features/sick-leave-calculator/calculator-inputs";
import { slugFromTitle, slugPattern } from "../../../src/sanity/model/slug-rules";
import { anyText, assertProperty } from "../../setup/content/properties";

/** Values as a person, a broken link or an attacker might write them. */
const parameterValue = oneof(
  anyText,
  integer().map(String),
  constantFrom("0", "-1", "1e3", "0x10", "1.5", "Infinity", "NaN", "", " 2", "٣", "9".repeat(400)),
);

function query(names: readonly string[]) {
  const parameter = tuple(constantFrom(...names), parameterValue);
  return array(parameter, { maxLength: 6 }).map(
    (parameters) => `?${new URLSearchParams(parameters).toString()}`,
  );
}

/** Without encoding, stray percent signs included. */
const rawQuery = anyText.map((text) => `?${text}`);

test("whatever a URL asks for, the blog list shows one of its pages", () => {
  const pageCount = integer({ min: 1, max: 500 });
  assertProperty(
    property(oneof(query(["page", "Page"]), rawQuery), pageCount, (search, count) => {
      const page = pageFromSearch(search, count, 1);
      expect(Number.isInteger(page) && page >= 1 && page <= count).toBe(true);
    }),
  );
});

test("the page numbers are in order and include the current one", () => {
  const current = integer({ min: 1, max: 500 });
  assertProperty(
    property(current, integer({ min: 0, max: 500 }), (page, further) => {
      const count = page + further;
      const numbers = pageNumbers(page, count);
      expect(numbers).toContain(page);
      expect(numbers).toHaveLength(Math.min(5, count));
      expect(numbers.every((number, index) => number === numbers[0]! + index)).toBe(true);
      expect(numbers[0]! >= 1 && numbers.at(-1)! <= count).toBe(true);
    }),
  );
});

test("whatever a URL contains, the calculator starts with valid inputs", () => {
  const search = oneof(query(["salary", "employees", "days", "__proto__"]), rawQuery);
  assertProperty(
    property(search, (text) => {
      const { salary, employees, days } = readInputs(text);
      expect(salaryOptions).toContain(salary);
      const { min, max } = countRange;
      for (const value of [employees, days]) {
        expect(Number.isInteger(value) && value >= min && value <= max).toBe(true);
      }
    }),
  );
});

test("a calculator URL gives back the inputs that it was made from", () => {
  const count = integer(countRange);
  const choices = tuple(constantFrom(...salaryOptions), count, count);
  assertProperty(
    property(choices, ([salary, employees, days]) => {
      const inputs = { salary, employees, days };
      const { search } = new URL(calculatorUrl(inputs), "https://example.com");
      expect(readInputs(search)).toEqual(inputs);
    }),
  );
});

test("a link in content uses HTTP, email or telephone, or stays on the site", () => {
  const scheme = constantFrom("javascript:", "JaVaScRiPt:", "data:", "vbscript:", "blob:", "//");
  const space = constantFrom("", " ", "\t", "\n", "\u0000", "\u200b", "\\", "/", "./");
  const hostile = tuple(space, scheme, space, anyText).map((parts) => parts.join(""));
  const allowed = new Set(["http:", "https:", "mailto:", "tel:"]);
  assertProperty(
    property(oneof(anyText, hostile, webUrl(), string()), (text) => {
      const href = readLink(text).href;
      if (href === undefined) return;
      const own = "https://site.example";
      const target = new URL(href, own);
      expect(allowed).toContain(target.protocol);
      if (/^[/#]/.test(href)) expect(target.origin).toBe(own);
    }),
  );
});

test("a slug made from any title is valid or empty", () => {
  assertProperty(
    property(oneof(anyText, string({ unit: "grapheme", maxLength: 300 })), (title) => {
      const slug = slugFromTitle(title);
      if (slug !== "") expect(slug).toMatch(slugPattern);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});
