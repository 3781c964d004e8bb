import {
  quarterTotal,
  sessionsByMonth,
  wellbeing,
} from "../../../../src/features/product/sample-statistics";
import { formatNumber } from "../../../../src/i18n/format";
import { locales } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";

test("the quarter's total is the sum of its three months", () => {
  expect(quarterTotal).toBe(38 + 47 + 43);
});

test.each(locales)("each month has its name (%s)", (locale) => {
  const names = pageText(locale, "product", "portal.picture.months").split(" ");
  expect(names).toHaveLength(sessionsByMonth.length);
});

test.each(locales)("the text alternative states the figures shown (%s)", (locale) => {
  const description = pageText(locale, "product", "portal.picture.alt");
  for (const figure of [quarterTotal, wellbeing.before, wellbeing.after])
    expect(description).toContain(formatNumber(figure, locale));
});
