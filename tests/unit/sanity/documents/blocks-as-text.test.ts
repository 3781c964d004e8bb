/** Texts that are stored as Portable Text where the content model has a plain one. */
import { readDocument } from "../../../../src/sanity/documents/read-document";

const line = (...children: readonly unknown[]) => ({ _type: "block", children });
const words = (text: string, ...marks: readonly string[]) => ({ _type: "span", text, marks });

test.each<[what: string, quote: unknown, shown: string, told: readonly string[]]>([
  ["bold words", [line(words("Bra", "strong"))], "Bra", ["formatting"]],
  ["a picture", [line(words("Bra")), { _type: "image" }], "Bra", ["unknownBlock image"]],
  [
    "a list and a heading",
    [
      line(words("Två saker:")),
      { ...line(words("lugn")), listItem: "bullet", level: 1 },
      { ...line(words("tid")), style: "h2" },
    ],
    "Två saker:\n\nlugn\n\ntid",
    ["formatting", "formatting"],
  ],
  [
    "an object in a line",
    [line(words("Hej "), { _type: "mention", user: "x" }, words("!"))],
    "Hej !",
    ["unknownBlock mention"],
  ],
  ["words without a block", ["Bra", null], "", ["unknownBlock Bra"]],
  ["a number", 5, "", ["unknownBlock 5"]],
])("of %s in place of a quote, the words are shown, and the rest is told", (...row) => {
  const [, sv, shown, told] = row;
  const { byLanguage, findings } = readDocument("testimonial", { quote: { sv } });
  expect(byLanguage.sv.quote).toBe(shown);
  const found = findings.filter(({ key }) => ["unknownBlock", "formatting"].includes(key));
  expect(found.map(({ key, value }) => (value ? `${key} ${value}` : key))).toEqual(told);
});
