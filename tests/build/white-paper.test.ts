/** The HR guide: two PDFs that `npm run white-paper` writes and the build publishes. */
import { join } from "node:path";
import { parse } from "node-html-parser";
import { isPublicFile, publicDirectory } from "../setup/output/built-site";
import { readPdf } from "../setup/output/pdf-file";
import { costExamples, sickLeaveCost } from "../../docs/white-paper/costs";
import { guideHtml } from "../../docs/white-paper/guide";
import { site } from "../../src/config/site";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { whitePaperPath } from "../../src/i18n/routes";

const expected = {
  sv: { title: "Psykisk hälsa på jobbet", language: "sv" },
  en: { title: "Mental health at work", language: "en-GB" },
};

function without(pattern: RegExp, text: string): string {
  return text.replace(pattern, "");
}

describe.each(locales)("the guide (%s)", (locale) => {
  const path = whitePaperPath(locale);
  const pdf = readPdf(join(publicDirectory, path));

  test("is published and at most 600 KB", () => {
    expect(isPublicFile(path)).toBe(true);
    expect(pdf.bytes).toBeLessThan(600_000);
  });

  test("has A4 pages", () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(10);
    for (const page of pdf.pages) expect(page).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
  });

  test("states its title and language", () => {
    expect(pdf.title).toBe(expected[locale].title);
    expect(pdf.catalog).toContain(`/Lang (${expected[locale].language})`);
    expect(pdf.catalog).toContain("/DisplayDocTitle true");
  });

  test("is tagged: headings, lists, tables with header cells, images with alt text", () => {
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
    // Readers of this PDF version skip the element with all its content.
    expect(pdf.elements("Strong")).toEqual([]);
  });

  test("embeds its fonts", () => {
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) {
      expect(font).toMatch(/\/FontFile2/);
      expect(font).toContain("Figtree");
    }
  });

  test("matches its source: after a change, run `npm run white-paper`", () => {
    const published = pdf.texts.join("");
    const source = parse(guideHtml(locale));
    const texts = source
      .querySelectorAll("h1,h2,h3,p,li,th,td,caption")
      // Product name and mail address are settings, which may differ in this build.
      .filter(({ text }) => ![site.productName, site.mailbox].some((it) => text.includes(it)))
      .map(({ text }) => without(/\s/g, text))
      .filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => !published.includes(text))).toEqual([]);
  });

  test("states the costs of its first example", () => {
    for (const amount of [119_318, 44_466, 95_455, 259_239]) {
      expect(pdf.texts.join("")).toContain(without(/\s/g, formatKronor(amount, locale)));
    }
  });
});

test("an example's sick pay is the sum of its two periods", () => {
  const { sickPayEarly, sickPayLate, sickPay } = sickLeaveCost(costExamples.one);
  // 13 days at 80 % and 46 at 10 % of 35 000 kr / 22.
  expect(sickPayEarly).toBeCloseTo(16_545.45, 1);
  expect(sickPayLate).toBeCloseTo(7_318.18, 1);
  expect(sickPay).toBeCloseTo(sickPayEarly + sickPayLate);
});
