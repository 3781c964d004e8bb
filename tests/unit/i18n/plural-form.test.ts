import { locales } from "../../../src/i18n/locales";
import { pluralForm } from "../../../src/i18n/plural-form";

test.each(locales)("has exactly the language's plural forms (%s)", (locale) => {
  const rules = new Intl.PluralRules(locale);
  expect(rules.resolvedOptions().pluralCategories.sort()).toEqual(["one", "other"]);
  for (const count of [0, 0.5, 1, 1.5, 2, 5, 11, 21, 100, 101, 1_000_000]) {
    expect([count, pluralForm(count)]).toEqual([count, rules.select(count)]);
  }
});
