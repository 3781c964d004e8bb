/**
 * Minimal i18next for the site's pages, with the API that the translation plugin and `useTexts` need; saves
 * 13 KB (see `src/gatsby/webpack/configure-webpack.ts`). A test compares it with i18next itself on every text
 * of the site.
 */
import { interpolate, type TextValues } from "../interpolate";
import { missingNamespace } from "../page-texts";
import { pluralForm } from "../plural-form";
import { textAt } from "../text-at";

type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The subset of the plugin's init options that is used here. */
type InitOptions = { readonly resources: Resources; readonly lng: string };

/** A text's placeholder values, with its language and namespace. */
type TranslateOptions = TextValues & { readonly lng: string; readonly ns: string };

function createInstance() {
  let resources: Resources = {};
  const instance = {
    language: "",

    init(options: InitOptions): void {
      resources = options.resources;
      instance.language = options.lng;
    },

    /** Returns the raw text, or undefined. Throws if the page has none of the namespace's. */
    getResource(lng: string, ns: string, key: string): string | undefined {
      const texts = resources[lng]?.[ns];
      // Pages of the published site have been built, and need no such check.
      if (process.env.BUILD_STAGE !== "build-javascript" && !texts) throw missingNamespace(ns, lng);
      return textAt(texts, key);
    },

    /** Returns the text with its placeholders filled, in the plural form for `count` if there is one. */
    t(key: string, { lng, ns, ...values }: TranslateOptions): string {
      const { count } = values;
      const form = count !== undefined && `${key}_${pluralForm(Number(count))}`;
      const text =
        (form !== false && instance.getResource(lng, ns, form)) ||
        instance.getResource(lng, ns, key);
      return interpolate(text ?? key, values);
    },
  };
  return instance;
}

// Matches i18next's default export.
// eslint-disable-next-line import-x/no-default-export
export default { createInstance };
