import { locales } from "../../../src/i18n/locales";
import { toDialableNumber, formatPhoneNumber } from "../../../src/i18n/phone-number";

const numbers: [written: string, dialled: string, abroad: string][] = [
  ["08-465 004 12", "+46846500412", "+46 8 465 004 12"],
  ["08/465 004 12", "+46846500412", "+46 8 465 004 12"],
  ["(08) 465 004 12", "+46846500412", "+46 8 465 004 12"],
  ["070-174 06 05", "+46701740605", "+46 70 174 06 05"],
  ["0701740605", "+46701740605", "+46 701740605"],
  ["020 - 123 456", "+4620123456", "+46 20 123 456"],
  ["+46 8-465 004 12", "+46846500412", "+46 8-465 004 12"],
  ["+46 (0)8-465 004 12", "+46846500412", "+46 (0)8-465 004 12"],
  ["+44 20 7946 0018", "+442079460018", "+44 20 7946 0018"],
  ["0046 8 465 004 12", "+46846500412", "0046 8 465 004 12"],
  ["112", "112", "112"],
  ["1177", "1177", "1177"],
];

test.each(numbers)("%s is dialled as %s, and shown as %s abroad", (written, dialled, abroad) => {
  expect(toDialableNumber(written)).toBe(dialled);
  for (const locale of locales) {
    expect(formatPhoneNumber(written, locale)).toBe(locale === "sv" ? written : abroad);
  }
});
