/** Turns findings into messages at fields. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import type { Path } from "../../src/sanity/documents/finding";
import { isLocalField } from "../../src/sanity/model/local-fields";
import { texts } from "../texts";

/** A sentence without its full stop, about a field. */
export type FieldMessage = {
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

/** Reports a link's finding at its paragraph: Sanity would label it "Mark definitions". */
function shownPath(path: Path): Path {
  const marks = path.indexOf("markDefs");
  return marks === -1 ? path : path.slice(0, marks);
}

/** Merges equal findings per field, prefixed by the language unless the field names it or all languages have it. */
export function mergeFindings(found: readonly FieldMessage[]): ValidationError[] {
  const groups = new Map<
    string,
    Pick<FieldMessage, "text" | "path"> & { languages: Set<FieldMessage["language"]> }
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
