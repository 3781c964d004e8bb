/** What is found in a document as the messages at its fields. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { isLocalField } from "../../src/sanity/model/local-fields";
import { texts } from "../texts";

type Path = readonly (string | number | { readonly _key: string })[];

/** A sentence without its full stop, about a field. */
export type Said = {
  readonly text: string;
  readonly path: Path;
  /** The language whose pages it is about; absent: those of all. */
  readonly language?: Locale;
};

/** What Sanity calls a validation error; the root project checks this file without the Studio's packages. */
export type ValidationError = { readonly message: string; path?: Path[number][] };

/** Whether the name of the field says the language already: "Title (Swedish)", "Swedish". */
function isFieldOf([field, part]: Path, language: Locale): boolean {
  return part === language || isLocalField(field, language);
}

/** Returns the place of a link's paragraph for that of a link, whose own goes through what Sanity calls "Mark definitions". */
function shownPath(path: Path): Path {
  const marks = path.indexOf("markDefs");
  return marks === -1 ? path : path.slice(0, marks);
}

/**
 * Returns each sentence once at each field, after the language that it is about. One that is about every language
 * names none, and one at a field of a language leaves that to the field.
 */
export function saidOnce(found: readonly Said[]): ValidationError[] {
  const groups = new Map<
    string,
    Pick<Said, "text" | "path"> & { languages: Set<Said["language"]> }
  >();
  for (const { text, path: written, language } of found) {
    const path = shownPath(written);
    const key = JSON.stringify([text, path]);
    const group = groups.get(key) ?? { text, path, languages: new Set() };
    groups.set(key, group);
    group.languages.add(language);
  }
  return [...groups.values()].map(({ text, path, languages }) => {
    const isGeneral = languages.has(undefined) || languages.size === locales.length;
    const [language] = languages;
    const isPlain = isGeneral || language === undefined || isFieldOf(path, language);
    return {
      message: isPlain ? `${text}.` : `${texts.languageTabs[language]}: ${text}.`,
      path: [...path],
    };
  });
}
