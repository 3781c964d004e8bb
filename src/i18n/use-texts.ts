import { usePageTexts } from "./page-texts";
import { readText } from "./read-text";
import type { Listed, Namespace, TextKey, ValuesFor } from "./texts";

/** Returns a key's text in the page's language, with its placeholders filled. */
export type GetText<N extends string> = <Key extends TextKey<N>>(
  key: Key,
  ...values: ValuesFor<N, Key>
) => string;

/** Returns a function that reads texts of one namespace, which the page's query must select (`readText`). */
export function useTexts<N extends string>(namespace: Listed<N>): GetText<N> {
  const texts = usePageTexts(namespace);
  // Any other namespace or key has not compiled.
  return (key, ...[values]) =>
    readText(texts, namespace as Namespace, key as TextKey<Namespace>, values);
}
