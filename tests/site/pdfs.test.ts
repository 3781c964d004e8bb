/** The PDFs that `npm run white-paper` writes: the HR guide, and the files that come with articles. */
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { handoutHtml, handoutPdf, handouts } from "../../docs/handouts/handout";
import { guideHtml } from "../../docs/white-paper/guide";
import { outdatedPdfsLine } from "../../src/gatsby/content/printed-pdfs";
import { site } from "../../src/config/site";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { whitePaperPaths } from "../../src/i18n/routes";
import { publicDirectory } from "../setup/output/built-site";
import { readPdf } from "../setup/output/pdf-file";

const letters = (text: string) => text.replace(/\s/g, "");

const guides = locales.map((locale) => ({
  name: `guide (${locale})`,
  locale,
  file: join(publicDirectory, whitePaperPaths[locale]),
  html: guideHtml(locale),
  maxBytes: 600_000,
  pages: [10, 40],
  texts: 200,
}));

const files = locales.flatMap((locale) =>
  handouts(locale).map((name) => ({
    name,
    locale,
    file: handoutPdf(name),
    html: handoutHtml(locale, name),
    maxBytes: 60_000,
    pages: [1, 1],
    texts: 20,
  })),
);

describe.each([...guides, ...files])("$name", ({ locale, file, html, maxBytes, pages, texts }) => {
  const pdf = readPdf(file);
  const source = parse(html);

  test("has A4 sheets, and is small", () => {
    const [fewest = 0, most = 0] = pages;
    expect(pdf.pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pdf.pages.length).toBeLessThanOrEqual(most);
    for (const page of pdf.pages) expect(page).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
    expect(pdf.bytes).toBeLessThan(maxBytes);
  });

  test("states its title and language, and is tagged", () => {
    expect(pdf.title).toBe(source.querySelector("title")!.text);
    expect(pdf.catalog).toContain(`/Lang (${{ sv: "sv", en: "en-GB" }[locale]})`);
    expect(pdf.catalog).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(pdf.elements("H1")).toHaveLength(1);
    for (const type of ["H2", "L", "LI"]) expect(pdf.elements(type).length).toBeGreaterThan(2);
    // Readers of this PDF version skip the element with all its content.
    expect(pdf.elements("Strong")).toEqual([]);
  });

  test("embeds its fonts", () => {
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) expect(font).toMatch(/Figtree[^]*\/FontFile2/);
  });

  test("matches its source: after a change, run `npm run white-paper`", () => {
    const published = pdf.texts.join("");
    const expected = source
      .querySelectorAll("h1,h2,h3,p,li,th,td,caption")
      // A list in an entry is painted apart from the entry's own line.
      .filter((element) => element.querySelector("ul") === null)
      // Product name and mail address are settings, which may differ in this build.
      .filter(({ text }) => ![site.productName, site.mailbox].some((it) => text.includes(it)))
      .map(({ text }) => letters(text));
    expect(expected.length).toBeGreaterThan(texts);
    expect(expected.filter((text) => !published.includes(text))).toEqual([]);
  });
});

test.each(guides)("the $name is for readers of the screen, too", ({ locale, file }) => {
  const pdf = readPdf(file);
  expect(pdf.title).toBe({ sv: "Psykisk hälsa på jobbet", en: "Mental health at work" }[locale]);
  expect(pdf.catalog).toContain("/DisplayDocTitle true");
  expect(pdf.catalog).toContain("/Outlines");
  for (const type of ["H3", "Table", "Link"]) {
    expect(pdf.elements(type).length).toBeGreaterThan(3);
  }
  const headers = pdf.elements("TH");
  expect(headers.length).toBeGreaterThan(20);
  expect(headers.filter((header) => !/\/Scope \/(Row|Column)/.test(header))).toEqual([]);
  expect(pdf.alternativeTexts.length).toBeGreaterThan(0);
  expect(pdf.alternativeTexts).not.toContain("");
  // The costs of its first example.
  for (const amount of [119_318, 44_466, 95_455, 259_239]) {
    expect(pdf.texts.join("")).toContain(letters(formatKronor(amount, locale)));
  }
});

test("were printed from what is here now: after a change, run `npm run white-paper`", () => {
  expect(outdatedPdfsLine(process.cwd())).toBeUndefined();
});

test("every attachment of the dataset has its source here", () => {
  const attached = readdirSync(dirname(handoutPdf("any")));
  expect(attached.sort()).toEqual(files.map(({ file }) => basename(file)).sort());
});
