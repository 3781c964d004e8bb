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
  const letters = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [
      name,
      lettersOf(objects.get(id) ?? "", objects),
    ]),
  );
  const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
  let current = noLetters;
  let text = "";
  for (const [, font, glyphs] of streamOf(objects.get(contents) ?? "").matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>(?= Tj)/g,
  )) {
    if (font) current = letters.get(font) ?? noLetters;
    for (const [glyph] of (glyphs ?? "").matchAll(current.digits === 2 ? /.{2}/g : /.{4}/g))
      text += current.byGlyph.get(glyph) ?? "\uFFFD";
  }
  return text.replace(/\s/g, "");
}

type Letters = {
  /** Hexadecimal digits of a glyph's number: two in Type 3 fonts, four in others. */
  readonly digits: 2 | 4;
  readonly byGlyph: ReadonlyMap<string, string>;
};

const noLetters: Letters = { digits: 4, byGlyph: new Map() };

/** Reads the letters of a font's glyphs. */
function lettersOf(font: string, objects: Objects): Letters {
  const id = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
  if (id === undefined) return noLetters;
  const letters = new Map<string, string>();
  const digits = font.includes("/Subtype /Type3") ? 2 : 4;
  const map = streamOf(objects.get(id) ?? "");
  for (const [, from = "", to, letter = ""] of map.matchAll(
    /^<((?:[0-9A-F]{2}){1,2})>(?: <((?:[0-9A-F]{2}){1,2})>)? <((?:[0-9A-F]{4})+)>$/gm,
  )) {
    // Two values map one glyph; three map a range of glyphs, with the first one's letter.
    const first = parseInt(from, 16);
    const last = to === undefined ? first : parseInt(to, 16);
    for (let glyph = first; glyph <= last; glyph += 1) {
      const key = glyph.toString(16).toUpperCase().padStart(digits, "0");
      const start = fromHex(letter);
      letters.set(
        key,
        last === first ? start : String.fromCharCode(start.charCodeAt(0) + glyph - first),
      );
    }
  }
  return { digits, byGlyph: letters };
}
