import { emailAddress, property } from "fast-check";
import { asciiEmail, plainAddress } from "../../../src/forms/email-address";
import { assertProperty } from "../../setup/content/properties";

test.each([
  ["anna@foretag.se", "anna@foretag.se"],
  ["  anna@foretag.se\n", "anna@foretag.se"],
  // Invisible characters, as in texts that were copied from pages, chats and contact cards.
  ["\u200banna@fore\u00adtag.se\ufeff", "anna@foretag.se"],
  ["\u202aanna@foretag.se\u202c", "anna@foretag.se"],
  ["anna@foretag.se.\u200b", "anna@foretag.se"],
  // The end of a sentence or of an item in a list.
  ["anna@foretag.se.", "anna@foretag.se"],
  ["anna@foretag.se;", "anna@foretag.se"],
  ["anna@foretag.se, ", "anna@foretag.se"],
  ["anna@foretag.se ; .", "anna@foretag.se"],
  // Mail programs.
  ["Anna <anna@foretag.se>", "anna@foretag.se"],
  ['"Öberg, Anna" <anna@foretag.se>;', "anna@foretag.se"],
  ["< anna@foretag.se >", "anna@foretag.se"],
  // Links.
  ["mailto:anna@foretag.se", "anna@foretag.se"],
  ["MailTo: anna@foretag.se", "anna@foretag.se"],
  ["mailto:anna@foretag.se?subject=Hej&body=Du.", "anna@foretag.se"],
  ["mailto:anna%2Bdemo@foretag.se", "anna+demo@foretag.se"],
  ["mailto:100%@foretag.se", "100%@foretag.se"],
  ["Anna <mailto:anna@foretag.se>", "anna@foretag.se"],
  // Part of an address.
  ["anna?%2B@foretag.se", "anna?%2B@foretag.se"],
  // No one address.
  ["anna@foretag.se, bo@foretag.se", "anna@foretag.se, bo@foretag.se"],
  ["<anna@foretag.se> <bo@foretag.se>", "<anna@foretag.se> <bo@foretag.se>"],
  ["anna @foretag.se", "anna @foretag.se"],
  [".,;", ""],
  ["", ""],
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
