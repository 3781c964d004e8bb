/** The Studio in a Swedish browser. */
import { TextEncoder } from "node:util";
import layoutTexts from "../../../src/locales/sv/layout.json";
import type * as LanguageModule from "../../../studio/language";
import type * as SchemaModule from "../../../studio/schema-types";
import type * as ValidationModule from "../../../studio/schema-types/validation";

function inBrowser<Result>(language: string, use: () => Result): Result {
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);
  let result: Result;
  jest.isolateModules(() => {
    result = use();
  });
  return result!;
}

const language = () => jest.requireActual<typeof LanguageModule>("../../../studio/language");
const schema = () => jest.requireActual<typeof SchemaModule>("../../../studio/schema-types");

// The rules count the bytes of an address; this browser has no encoder.
beforeAll(() => Object.assign(globalThis, { TextEncoder }));

beforeEach(() => localStorage.clear());

type Titled = { readonly title?: string; readonly [key: string]: unknown };

/** Lists every object of the schema that an editor could meet, with its title. */
function titles(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { title } = value as Titled;
  const own = typeof title === "string" && title !== "" ? [title] : [];
  return [...own, ...Object.values(value).flatMap(titles)];
}

test("types, fields, groups, styles and marks are Swedish", () => {
  const swedish = inBrowser("sv-SE", () => titles(schema().schemaTypes));
  const english = inBrowser("en-GB", () => titles(schema().schemaTypes));
  expect(swedish).toHaveLength(english.length);
  // Words that are the same in both, and what the documents' own previews select. Pages have the site's names.
  const pages = Object.values(layoutTexts.screens);
  const same = swedish.filter((title, index) => title === english[index] && !pages.includes(title));
  expect(new Set(same)).toEqual(new Set(["Text", "title", "name"]));
});

test("messages are Swedish", () => {
  const errors = inBrowser("sv-SE", () =>
    jest
      .requireActual<typeof ValidationModule>("../../../studio/schema-types/validation")
      .documentErrors("post", { titleEn: "Title", slugEn: { current: "title" } }),
  );
  expect(errors).toContainEqual({ message: "Brödtext saknas.", path: ["bodyEn"] });
});

test("a language of the menu is kept for the next load", () => {
  const { studioLanguage, isAnew, isAgain } = inBrowser("sv-SE", () => {
    const { studioLanguage: loaded, rememberLanguage } = language();
    return {
      studioLanguage: loaded,
      isAnew: rememberLanguage("en-US"),
      isAgain: rememberLanguage("sv-SE"),
    };
  });
  expect([studioLanguage, isAnew, isAgain]).toEqual(["sv", true, false]);
  expect(inBrowser("sv-SE", () => language().studioLanguage)).toBe("en");
});

test("a browser that keeps nothing is not loaded again and again", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(inBrowser("sv-SE", () => language().rememberLanguage("en-US"))).toBe(false);
});
