import { useTranslation } from "gatsby-plugin-react-i18next";
import type { TextValues } from "./interpolate";
import { useLocale } from "./locale-context";
import { pluralForm } from "./plural-form";
import type { Namespace, TextKey } from "./texts";

/** Gives the text of a key, whole, in the page's language. */
export type GetText<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/**
 * The texts of one namespace in the page's language.
 *
 * The page's query has to select the namespace. A key without a text warns in the console and yields
 * nothing (section 5 of the specification).
 */
export function useTexts<N extends Namespace>(namespace: N): GetText<N> {
  const { i18n } = useTranslation();
  const lng = useLocale();
  // Keys are checked by `TextKey`; i18next's own types know none of them.
  const translate = i18n.t.bind(i18n) as (key: string, options: object) => string;

  const isText = (key: string) => typeof i18n.getResource(lng, namespace, key) === "string";
  const hasText = (key: string, { count }: TextValues) =>
    isText(key) || (count !== undefined && isText(`${key}_${pluralForm(Number(count))}`));

  return (key, values = {}) => {
    // i18next itself would go on to look in the page's other namespaces and in the other language.
    if (hasText(key, values)) return translate(key, { ...values, lng, ns: namespace });
    console.warn(`No text for "${key}" in src/locales/${lng}/${namespace}.json.`);
    return "";
  };
}
