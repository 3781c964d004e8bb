/** What is found in a document as the messages at its fields. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
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

/**
 * Returns each sentence once at each field, after the language that it is about. One that is about every language
 * names none.
 */
export function saidOnce(found: readonly Said[]): ValidationError[] {
  const groups = new Map<string, Said[]>();
  for (const said of found) {
    const key = JSON.stringify([said.text, said.path]);
    groups.set(key, [...(groups.get(key) ?? []), said]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const { text, path } = first!;
    const languages = new Set([first!, ...others].map(({ language }) => language));
    const isGeneral = languages.has(undefined) || languages.size === locales.length;
    const [language] = languages;
    const message = `${text}.`;
    return {
      message:
        isGeneral || language === undefined
          ? message
          : `${texts.languageTabs[language]}: ${message}`,
      path: [...path],
    };
  });
}
