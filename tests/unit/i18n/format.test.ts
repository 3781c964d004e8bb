import fc from "fast-check";
import { locales, type Locale } from "../../../src/i18n/locales";
import { formatFileSize, formatKronor, formatNumber } from "../../../src/i18n/format";

/** Replaces both kinds of no-break space used in number formats. */
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [1, "1 kB", "1 kB"],
  [499, "1 kB", "1 kB"],
  [84_200, "84 kB", "84 kB"],
  [84_500, "85 kB", "85 kB"],
  [999_499, "999 kB", "999 kB"],
  // Not "1 000 kB".
  [999_500, "1,0 MB", "1.0 MB"],
  [1_000_000, "1,0 MB", "1.0 MB"],
  [1_234_567, "1,2 MB", "1.2 MB"],
  [1_250_000_000, "1 250,0 MB", "1,250.0 MB"],
])("%i bytes are %s in Swedish and %s in English", (bytes, swedish, english) => {
  expect(withPlainSpaces(formatFileSize(bytes, "sv"))).toBe(swedish);
  expect(withPlainSpaces(formatFileSize(bytes, "en"))).toBe(english);
});

const languageTags: Record<Locale, string> = { sv: "sv-SE", en: "en-US" };

describe.each(locales)("agrees with Intl (%s)", (locale) => {
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true });
  const toOneDecimal = (value: number, language: Locale) => formatNumber(value, language, 1);
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const kronor = { style: "currency", currency: "SEK", maximumFractionDigits: 0 } as const;

  test.each([
    { name: "numbers", format: formatNumber, options: { maximumFractionDigits: 0 } },
    { name: "one decimal", format: toOneDecimal, options: oneDecimal },
    { name: "kronor", format: formatKronor, options: kronor },
  ])("$name", ({ format, options }) => {
    const intl = new Intl.NumberFormat(languageTags[locale], options);
    fc.assert(
      fc.property(amounts, (value) => {
        // With the same kind of no-break space.
        expect(format(value, locale)).toBe(intl.format(value).replace(/\u202f/g, "\u00a0"));
      }),
    );
  });
});
