/** The guide for HR: two PDFs that `npm run white-paper` writes and the build publishes. */
import { join } from "node:path";
import { parse } from "node-html-parser";
import { isPublicFile, publicDirectory } from "../setup/built-site";
import { readPdf } from "../setup/pdf-file";
import { sickLeaveCost } from "../../docs/white-paper/costs";
import { guideHtml } from "../../docs/white-paper/guide";
import { site } from "../../src/config/site";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { whitePaperFile } from "../../src/i18n/routes";

const expected = {
  sv: { title: "Psykisk hälsa på jobbet", language: "sv" },
  en: { title: "Mental health at work", language: "en-GB" },
};

function without(pattern: RegExp, text: string): string {
  return text.replace(pattern, "");
}

describe.each(locales)("the guide (%s)", (locale) => {
  const path = whitePaperFile(locale);
  const pdf = readPdf(join(publicDirectory, path));

  test("is published, and small enough for a phone", () => {
    expect(isPublicFile(path)).toBe(true);
    expect(pdf.bytes).toBeLessThan(600_000);
  });

  test("has its pages on A4", () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
    for (const page of pdf.pages) expect(page).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
  });

  test("says its title and language", () => {
    expect(pdf.title).toBe(expected[locale].title);
    expect(pdf.catalog).toContain(`/Lang (${expected[locale].language})`);
    expect(pdf.catalog).toContain("/DisplayDocTitle true");
  });

  test("is tagged: headings, lists, tables with header cells, pictures with texts", () => {
    expect(pdf.catalog).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(pdf.catalog).toContain("/Outlines");
    expect(pdf.elements("H1")).toHaveLength(1);
    for (const type of ["H2", "H3", "L", "LI", "Table", "Link"]) {
      expect(pdf.elements(type).length).toBeGreaterThan(3);
    }
    const headers = pdf.elements("TH");
    expect(headers.length).toBeGreaterThan(20);
    expect(headers.filter((header) => !/\/Scope \/(Row|Column)/.test(header))).toEqual([]);
    expect(pdf.alternativeTexts.length).toBeGreaterThan(0);
    expect(pdf.alternativeTexts).not.toContain("");
    // Readers of this version of PDF skip it with all that is in it.
    expect(pdf.elements("Strong")).toEqual([]);
  });

  test("carries its fonts, as fonts and not as drawings", () => {
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) {
      expect(font).toMatch(/\/FontFile2/);
      expect(font).toContain("Figtree");
    }
  });

  test("has the text of its source: after a change, run `npm run white-paper`", () => {
    const published = pdf.texts.join("");
    const source = parse(guideHtml(locale));
    const texts = source
      .querySelectorAll("h1,h2,h3,p,li,th,td,caption")
      // The product's name and addresses are settings, and may differ in this build.
      .filter(({ text }) => ![site.productName, site.mailbox].some((it) => text.includes(it)))
      .map(({ text }) => without(/\s/g, text))
      .filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => !published.includes(text))).toEqual([]);
  });

  test("states what its first example costs", () => {
    for (const amount of [119_318, 44_466, 95_455, 259_239]) {
      expect(pdf.texts.join("")).toContain(without(/\s/g, formatKronor(amount, locale)));
    }
  });
});

test.each([
  // As the calculator's rules have them, in whole kronor.
  [{ salary: 35_000, employees: 5, days: 60 }, 119_318, 44_466, 95_455, 259_239],
  [{ salary: 25_000, employees: 1, days: 1 }, 0, 0, 227, 227],
  [{ salary: 40_000, employees: 3, days: 15 }, 57_273, 30_491, 16_364, 104_127],
  [{ salary: 50_000, employees: 1, days: 90 }, 40_909, 12_705, 40_909, 94_523],
  [{ salary: 22_000, employees: 1, days: 100 }, 18_000, 5_590, 20_000, 43_590],
])("sick leave of %j", (sickLeave, sickPay, fees, fixed, total) => {
  const cost = sickLeaveCost(sickLeave);
  expect([cost.sickPay, cost.fees, cost.fixed, cost.total].map(Math.round)).toEqual([
    sickPay,
    fees,
    fixed,
    total,
  ]);
});
