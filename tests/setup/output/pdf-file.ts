/** Reads PDFs as Chromium writes them: plain objects in sequence, with compressed streams. No others. */
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** Objects as Latin-1 text, by number. */
type Objects = ReadonlyMap<string, string>;

export type PdfFile = ReturnType<typeof readPdf>;

/** @throws Error if the file is not a PDF. */
export function readPdf(file: string) {
  const content = readFileSync(file).toString("latin1");
  if (!content.startsWith("%PDF-") || !content.trimEnd().endsWith("%%EOF")) {
    throw new Error(`${file} is not a PDF.`);
  }
  const objects: Objects = new Map(
    [...content.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [
      id,
      body,
    ]),
  );
  const all = [...objects.values()];
  const pages = all.filter((object) => /^<<\/Type \/Page\b/.test(object));
  const elements = (type: string): string[] =>
    all.filter((object) => new RegExp(`^<</Type /StructElem\\n/S /${type}\\b`).test(object));
  return {
    bytes: content.length,
    /** The document catalog: pages, language, tags, outline. */
    catalog: all.find((object) => object.startsWith("<</Type /Catalog")) ?? "",
    title: stringEntry("Title", objects.get("1") ?? ""),
    pages,
    /** The font descriptors. */
    fonts: all.filter((object) => object.startsWith("<</Type /FontDescriptor")),
    /** Returns the structure elements of a type, such as `H2` or `TH`. */
    elements,
    /** Of figures. */
    alternativeTexts: elements("Figure").map((figure) => stringEntry("Alt", figure)),
    /** Each page's text without whitespace, in painting order. */
    texts: pages.map((page) => pageText(page, objects)),
  };
}

/** Reads a string from a dictionary: in parentheses, or as hexadecimal UTF-16. */
function stringEntry(name: string, dictionary: string): string {
  const match = new RegExp(`/${name} (?:\\(([^)]*)\\)|<FEFF([0-9A-F]*)>)`).exec(dictionary);
  return match?.[1] ?? fromHex(match?.[2] ?? "");
}

function fromHex(digits: string): string {
  return digits.replace(/.{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16)));
}

/** Chromium leaves streams uncompressed that are empty or very short. */
function streamOf(object: string): string {
  const [dictionary = ""] = object.split("stream\n", 1);
  const data = object.slice(dictionary.length + "stream\n".length);
  if (!dictionary.includes("/FlateDecode")) return data;
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

function pageText(page: string, objects: Objects): string {
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [
      name,
      lettersOf(objects.get(id) ?? "", objects),
    ]),
  );
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
  let letters: ReadonlyMap<string, string> | undefined;
  let text = "";
  for (const [, font, glyphs = ""] of streamOf(objects.get(contents) ?? "").matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>(?= Tj)/g,
  )) {
    if (font) letters = fonts.get(font);
    // A glyph's number has two digits in Type 3 fonts, four in others.
    const [{ length } = "0000"] = letters?.keys() ?? [];
    for (const [glyph] of glyphs.matchAll(new RegExp(`.{${length}}`, "g")))
      text += letters?.get(glyph) ?? "\uFFFD";
  }
  return text.replace(/\s/g, "");
}

/** Reads the letters of a font's glyphs, by their hexadecimal numbers. */
function lettersOf(font: string, objects: Objects): Map<string, string> {
  const id = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? "";
  const letters = new Map<string, string>();
  // Two values map one glyph; three map a range of glyphs, with the first one's letter.
  for (const [, first = "", last = first, letter = ""] of streamOf(objects.get(id) ?? "").matchAll(
    /^<((?:[0-9A-F]{2}){1,2})>(?: <((?:[0-9A-F]{2}){1,2})>)? <((?:[0-9A-F]{4})+)>$/gm,
  )) {
    const start = fromHex(letter);
    for (let step = 0; step <= parseInt(last, 16) - parseInt(first, 16); step += 1) {
      const glyph = (parseInt(first, 16) + step).toString(16).toUpperCase();
      const next = step === 0 ? start : String.fromCharCode(start.charCodeAt(0) + step);
      letters.set(glyph.padStart(first.length, "0"), next);
    }
  }
  return letters;
}
