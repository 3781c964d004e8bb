import { useTranslation } from "gatsby-plugin-react-i18next";
import type { TextValues } from "./interpolate";
import { useLocale } from "./locale-context";
import { pluralForm } from "./plural-form";
import type { Namespace, TextKey } from "./texts";

/** Returns a key's text in the page's language, with its placeholders filled. */
export type GetText<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/**
 * Returns a function that looks up texts of one namespace, which the page's query must select. A missing
 * text warns in the console and returns "", so that visitors never see a raw key.
 *
 * @throws Error, except in visitors' browsers, if the query did not select the namespace.
 */
export function useTexts<N extends Namespace>(namespace: N): GetText<N> {
  const { i18n } = useTranslation();
  const lng = useLocale();
  // `TextKey` checks the keys; i18next's types do not know them.
  const translate = i18n.t.bind(i18n) as (key: string, options: object) => string;

  const isText = (key: string) => typeof i18n.getResource(lng, namespace, key) === "string";
  const hasText = (key: string, { count }: TextValues) =>
    isText(key) || (count !== undefined && isText(`${key}_${pluralForm(Number(count))}`));

  return (key, values = {}) => {
    // Checked first, as i18next would fall back to other namespaces and the other language.
    if (hasText(key, values)) return translate(key, { ...values, lng, ns: namespace });
    console.warn(`No text for "${key}" in src/locales/${lng}/${namespace}.json.`);
    return "";
  };
}
