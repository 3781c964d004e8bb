import { readFileSync } from "node:fs";
import { fontFile } from "../../../../src/gatsby/metadata/render-image";
import { drawableTitle } from "../../../../src/sanity/model/drawable-title";

test.each([
  ["Så mår ditt team – på riktigt", "Så mår ditt team – på riktigt"],
  ["Chef ≠ terapeut", "Chef ≠ terapeut"],
  ["Vatten är H₂O, inte HO", "Vatten är H₂O, inte HO"],
  ["10\u202f000 kr, e\u2011post", "10 000 kr, e-post"],
  ["Vi\u00adla mẹr, a\u030a", "Vila mer, å"],
  ["Bra jobbat 👩\u200d👩\u200d👧\u200d👦", "Bra jobbat"],
  ["Ett 1️⃣ hej 👋🏽 från 🇸🇪 ❤️ nu", "Ett hej från nu"],
  ["Lyhörd™️", "Lyhörd™"],
])("%j is drawn as %j", (title, text) => {
  expect(drawableTitle(title)).toEqual({ text, lacking: "" });
});

test.each([
  ["Samtal på українська och עברית", "українськаעברית"],
  ["a ≮ b ∉ c", "≮∉"],
  ["x² ≈ y", "≈"],
  ["Stress ↔ sömn", "↔"],
])("a picture has no title for %j, as the font lacks %j", (title, lacking) => {
  const drawn = drawableTitle(title);
  expect(drawn.text).toBe("");
  expect(new Set(drawn.lacking)).toEqual(new Set(lacking));
});

/** Returns the characters of a TrueType font, by the segments of its table "cmap" in format 4. */
function charactersOf(font: Buffer): string[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap")!;
  const start = font.readUInt32BE(cmap + 8);
  const format4 = Array.from({ length: font.readUInt16BE(start + 2) })
    .map((_, index) => start + font.readUInt32BE(start + 8 + 8 * index))
    .find((at) => font.readUInt16BE(at) === 4)!;
  const bytes = font.readUInt16BE(format4 + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => format4 + 14 + 2 * index).flatMap((at) => {
    const [last, first] = [font.readUInt16BE(at), font.readUInt16BE(at + bytes + 2)];
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

test("what can be drawn is what the font has", () => {
  const own = new Set(charactersOf(readFileSync(fontFile)));
  expect(own.size).toBeGreaterThan(300);
  const plane = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code));
  const isVisible = (sign: string) => sign.normalize("NFC") === sign && !/[\p{Z}\p{C}]/u.test(sign);
  const isDrawn = (sign: string) => drawableTitle(`a ${sign} b`).text === `a ${sign} b`;
  const wrong = plane.filter((sign) => isVisible(sign) && isDrawn(sign) !== own.has(sign));
  expect(wrong).toEqual([]);
});
