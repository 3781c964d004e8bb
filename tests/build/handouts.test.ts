/** The files that come with articles, which `npm run white-paper` writes to the embedded dataset. */
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parse } from "node-html-parser";
import { handoutHtml, handoutPdf, handouts } from "../../docs/handouts/handout";
import { site } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { readPdf } from "../setup/output/pdf-file";

const all = locales.flatMap((locale) => handouts(locale).map((name) => ({ locale, name })));

test("every attachment of the dataset has its source here", () => {
  const files = readdirSync(dirname(handoutPdf("any")));
  expect(files.sort()).toEqual(all.map(({ name }) => basename(handoutPdf(name))).sort());
});

describe.each(all)("$name", ({ locale, name }) => {
  const pdf = readPdf(handoutPdf(name));
  const source = parse(handoutHtml(locale, name));

  test("is one A4 sheet of at most 60 KB", () => {
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
    expect(pdf.bytes).toBeLessThan(60_000);
  });

  test("states its title and language, and is tagged", () => {
    expect(pdf.title).toBe(source.querySelector("title")!.text);
    expect(pdf.catalog).toContain(`/Lang (${{ sv: "sv", en: "en-GB" }[locale]})`);
    expect(pdf.catalog).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(pdf.elements("H1")).toHaveLength(1);
    for (const type of ["H2", "L", "LI"]) expect(pdf.elements(type).length).toBeGreaterThan(2);
    expect(pdf.elements("Strong")).toEqual([]);
  });

  test("embeds its fonts", () => {
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) expect(font).toMatch(/Figtree[^]*\/FontFile2/);
  });

  test("matches its source: after a change, run `npm run white-paper`", () => {
    const published = pdf.texts.join("");
    const texts = source
      .querySelectorAll("h1,h2,p,li")
      // A list in an entry is painted apart from the entry's own line.
      .filter((element) => element.querySelector("ul") === null)
      // Product name and mail address are settings, which may differ in this build.
      .filter(({ text }) => ![site.productName, site.mailbox].some((it) => text.includes(it)))
      .map(({ text }) => text.replace(/\s/g, ""));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !published.includes(text))).toEqual([]);
  });
});
