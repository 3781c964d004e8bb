/**
 * What the translation plugin and `useTexts` ask of i18next, in the place of i18next's 13 KB in the
 * visitor's bundle (see `src/gatsby/webpack/configure-webpack.ts`). The build's HTML is written by i18next itself;
 * a test compares the two on every text of the site.
 */
import { interpolate, type TextValues } from "../interpolate";
import { pluralForm } from "../plural-form";
import { textAt } from "../text-at";

type Resources = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the plugin starts an instance with, as far as it counts here. */
type Settings = { readonly resources: Resources; readonly lng: string };

/** The values of a text, with the language and the namespace that it is in. */
type Asked = TextValues & { readonly lng: string; readonly ns: string };

function createInstance() {
  let resources: Resources = {};
  const instance = {
    language: "",

    init(settings: Settings): void {
      resources = settings.resources;
      instance.language = settings.lng;
    },

    /** The text as its file has it; undefined where there is none. */
    getResource(lng: string, ns: string, key: string): string | undefined {
      return textAt(resources[lng]?.[ns], key);
    },

    /** The text in the plural form that `count` asks for, if any, with its placeholders filled in. */
    t(key: string, { lng, ns, ...values }: Asked): string {
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

// As i18next has it.
// eslint-disable-next-line import-x/no-default-export
export default { createInstance };
