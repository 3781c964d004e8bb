import {
  cleanText,
  inLanguage,
  readLine,
  readParagraphs,
  spansOf,
  textLanguage,
} from "../../../../src/sanity/documents/read-text";

test.each(["", "Hej då", "två\nrader\toch en tabb", "🙂 👩‍👩‍👧", "ÅÄÖ \u00ad\u200b"])(
  "%j stays unchanged",
  (text) => expect(cleanText(text)).toBe(text),
);

test("control characters, lone surrogates and signs of a program's own font are removed", () => {
  const removed = ["\0", "\u0007", "\u001b", "\u007f", "\ud83d", "\ude42", "\uf0b7"];
  for (const sign of removed) expect([sign, cleanText(`a${sign}b`)]).toEqual([sign, "ab"]);
});

const breaks = ["\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029", "\n", " \n\n \v"];

test.each(breaks)("words on both sides of the break %j never touch", (between) => {
  const text = `Första raden${between}Andra raden`;
  expect(cleanText(text)).toMatch(/raden\s*\n\s*Andra/);
  expect(readLine(text)).toBe("Första raden Andra raden");
});

test.each([
  [
    "Så~här~ser~text~ut~i~dag, från~andra~program.",
    "Så här ser text ut i dag, från~andra~program.",
  ],
  [
    "Mellan <b>~två~~ord~i~taget~kan~det~vara~flera</b>",
    "Mellan <b> två  ord i taget kan det vara flera</b>",
  ],
  ["+46~8~465~004~12, 1~000~000~000~kr", "+46~8~465~004~12, 1~000~000~000~kr"],
  ["x".repeat(200_000), "x".repeat(200_000)],
])("six words or more that no space divides can be divided", (written, read) => {
  const withFixed = (text: string) => text.replaceAll("~", "\u00a0");
  expect(cleanText(withFixed(written))).toBe(withFixed(read));
});

test("also where marks divide them", () => {
  const words = ["Det~är~", "mycket", "~viktigt~", "att", "~alla", "~får~veta, 1~000"];
  const children = words.map((text) => ({ _type: "span", text: text.replaceAll("~", "\u00a0") }));
  expect(spansOf({ children }).map(({ text }) => text)).toEqual([
    "Det är ",
    "mycket",
    " viktigt ",
    "att",
    " alla",
    " får veta, 1\u00a0000",
  ]);
});

const unseen = ["", " ", "\u200b", "\u00ad\u2060", "\ufeff", "\u3164", "\u2800", "\u200e\u00a0"];

test.each([...unseen, "\ufe0f"])("%j is as good as empty", (text) => {
  expect([readLine(text), readParagraphs(text)]).toEqual(["", ""]);
});

test.each(["a", "🙂", "…", "کتاب\u200cها"])("%j can be seen", (text) => {
  expect(readLine(text)).toBe(text);
});

test.each([[5], [null], [undefined], [{ sv: "x" }], [[]], [[5, null]]])(
  "%j is no text",
  (field) => {
    expect([readLine(field), readParagraphs(field)]).toEqual(["", ""]);
  },
);

const block = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });

test("paragraphs stay paragraphs, and Portable Text has one for each block", () => {
  expect(readParagraphs(" Första.\r\n\r\n \n\nAndra.\nrad\n\u200b\n")).toBe(
    "Första.\n\nAndra.\nrad",
  );
  expect(readParagraphs([block("Första."), block(""), block("Andra.")])).toBe("Första.\n\nAndra.");
  expect(readLine([block("Första."), block("Andra.")])).toBe("Första. Andra.");
});

test.each([
  ["a plain text counts for both languages", "Hej", "Hej", "Hej"],
  ["one text for each language", { sv: "Hej", en: "Hello" }, "Hej", "Hello"],
  ["a language without a text", { sv: "Hej" }, "Hej", ""],
  ["an empty text", { sv: "", en: null }, "", ""],
  ["white space around a text", { sv: " Hej \n", en: " " }, "Hej", ""],
  ["Portable Text in a language", { sv: [block("Hej")] }, "Hej", ""],
  ["Portable Text for both", [block("Hej")], "Hej", "Hej"],
  ["no field", undefined, "", ""],
  ["an emptied field", null, "", ""],
])("%s", (_name, field, swedish, english) => {
  expect(readLine(inLanguage(field, "sv"))).toBe(swedish);
  expect(readLine(inLanguage(field, "en"))).toBe(english);
});

test.each([
  ["a plain Swedish text", "Det är inte så svårt att börja.", "sv", "sv"],
  ["a plain English text", "Half of our people work nights, and we let them.", "en", "en"],
  ["Portable Text", [block("Det är inte så svårt att börja.")], "sv", "sv"],
  ["a plain text without common words", "Hej", "sv", "en"],
  ["one text for each language", { sv: "The Office", en: "Det" }, "sv", "en"],
])("the language of %s", (_name, field, onSwedishPage, onEnglishPage) => {
  expect(textLanguage(field, "sv")).toBe(onSwedishPage);
  expect(textLanguage(field, "en")).toBe(onEnglishPage);
});
