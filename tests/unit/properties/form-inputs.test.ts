import {
  array,
  asyncProperty,
  constantFrom,
  double,
  emailAddress,
  integer,
  oneof,
  pre,
  property,
  string,
} from "fast-check";
import { object, ValidationError } from "yup";
import { plainAddress } from "../../../src/forms/email-address";
import { fieldRules } from "../../../src/forms/field-rules";
import { nearestValue, parseValidValue } from "../../../src/components/ui/slider-field";
import { createHelpSearch } from "../../../src/features/help-centre/help-search-index";
import { countRange } from "../../../src/features/sick-leave-calculator/calculator-inputs";
import { roundedShares } from "../../../src/features/sick-leave-calculator/sick-leave-costs";
import { loadHelpQuestions } from "../../../src/features/help-centre/load-help-search";
import { locales } from "../../../src/i18n/locales";
import formTexts from "../../../src/locales/sv/forms.json";
import { anyText, assertProperty } from "../../setup/content/properties";

const typed = oneof(
  emailAddress(),
  anyText,
  integer().map(String),
  constantFrom(
    "",
    " ",
    "1e3",
    "Infinity",
    "-0",
    "1 000",
    "60,5",
    "9".repeat(400),
    "anna@företag.se",
  ),
);

test("whatever is typed into a form, each field is valid or has an existing error message", async () => {
  const names = Object.keys(fieldRules) as (keyof typeof fieldRules)[];
  const schema = object(fieldRules);
  const entries = array(typed, { minLength: names.length, maxLength: names.length }).map((texts) =>
    Object.fromEntries(names.map((name, index) => [name, texts[index]!])),
  );
  await assertProperty(
    asyncProperty(entries, async (values) => {
      try {
        const sent = await schema.validate(values, { abortEarly: false });
        for (const name of names) {
          const isPlain = !/[\p{C}\u2028\u2029]/u.test(values[name]!);
          const plain = name === "email" ? plainAddress(values[name]!) : values[name]!.trim();
          if (isPlain) expect(sent[name]).toBe(plain);
          else expect(sent[name]).not.toMatch(name === "message" ? /\0/ : /[\p{Cc}\p{Cs}\u2028]/u);
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        expect(error.inner.length).toBeGreaterThan(0);
        for (const { path, message } of error.inner) {
          expect(names).toContain(path);
          expect(formTexts).toHaveProperty(message.split("."));
        }
      }
    }),
    // Each run validates a whole form.
    { numRuns: 2_000 },
  );
});

test("a number field always ends up with an allowed whole number", () => {
  assertProperty(
    property(typed, integer(countRange), (text, last) => {
      const value = nearestValue(text, countRange, last);
      expect(Number.isInteger(value) && value >= countRange.min && value <= countRange.max).toBe(
        true,
      );
      const allowed = parseValidValue(text, countRange);
      if (allowed !== undefined) expect(allowed).toBe(value);
    }),
  );
});

test("the shares of any amounts are whole numbers that add up to 100", () => {
  const amounts = array(double({ min: 0, max: 1e9, noNaN: true }), { minLength: 3, maxLength: 3 });
  assertProperty(
    property(amounts, (parts) => {
      pre(parts.some((amount) => amount > 1));
      const shares = roundedShares(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test.each(locales)("the search in %s handles whatever is typed", async (locale) => {
  const questions = await loadHelpQuestions(locale);
  const search = createHelpSearch(questions, locale);
  const words = questions.flatMap(({ question }) => question.split(" "));
  assertProperty(
    property(oneof(typed, constantFrom(...words), string({ unit: "grapheme" })), (query) => {
      const found = search(query);
      expect(found.every((question) => questions.includes(question))).toBe(true);
      expect(new Set(found).size).toBe(found.length);
    }),
    // Each run searches an index of more than forty questions up to three times.
    { numRuns: 2_000 },
  );
});
