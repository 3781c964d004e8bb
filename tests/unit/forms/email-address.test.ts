import { emailAddress, property } from "fast-check";
import { asciiEmail, plainAddress } from "../../../src/forms/email-address";
import { assertProperty } from "../../setup/content/properties";

test.each([
  ["white space", ["a@b.se", "  a@b.se\n"]],
  // As in texts that were copied from pages, chats and contact cards.
  ["invisible characters", ["\u200ba@b\u00ad.se\ufeff", "\u202aa@b.se\u202c", "a@b.se.\u200b"]],
  [
    "the end of a sentence or of an item in a list",
    ["a@b.se.", "a@b.se;", "a@b.se, ", "a@b.se ; ."],
  ],
  ["a mail program's name", ["Anna <a@b.se>", '"Öberg, Anna" <a@b.se>;', "< a@b.se >"]],
  ["a link", ["mailto:a@b.se", "MailTo: a@b.se", "mailto:a@b.se?subject=Hej&body=Du."]],
  ["a mail program's link", ["Anna <mailto:a@b.se>"]],
])("an address stands alone without %s: %j", (_what, texts) => {
  for (const text of texts) expect([text, plainAddress(text)]).toEqual([text, "a@b.se"]);
});

test.each([
  ["mailto:anna%2Bdemo@foretag.se", "anna+demo@foretag.se"],
  ["mailto:100%@foretag.se", "100%@foretag.se"],
  // Part of an address.
  ["anna?%2B@foretag.se", "anna?%2B@foretag.se"],
  // No one address.
  ["anna@foretag.se, bo@foretag.se", "anna@foretag.se, bo@foretag.se"],
  ["<anna@foretag.se> <bo@foretag.se>", "<anna@foretag.se> <bo@foretag.se>"],
  ["anna @foretag.se", "anna @foretag.se"],
  [".,;", ""],
])("%j stands for %j", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test("an address is returned unchanged", () => {
  assertProperty(
    property(emailAddress(), (address) => {
      expect(plainAddress(address)).toBe(address);
    }),
  );
});

test.each([
  ["bo@företag.se", "bo@xn--fretag-wxa.se"],
  ["Bo.Ek@xn--fretag-wxa.se", "Bo.Ek@xn--fretag-wxa.se"],
  ["bo", "bo"],
  ["bo@", "bo@"],
])("%s is exchanged between servers as %s", (address, expected) => {
  expect(asciiEmail(address)).toBe(expected);
});
