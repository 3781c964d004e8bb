import { interpolate, type TextValues } from "./interpolate";
import { missingNamespace, pageTexts } from "./page-texts";
import { textAt } from "./text-at";
import type { Namespace, TextKey } from "./texts";

/** Texts selected by a page's query. */
type SelectedTexts = Queries.TextsFragment;

/**
 * Returns a text for a page's head from the page's data: Gatsby renders heads outside the page, where
 * `useTexts` is not available. Like `useTexts`, warns about a missing text and returns "".
 *
 * @throws Error at build if the query did not select the namespace.
 */
export function headText<N extends Namespace>(
  selected: SelectedTexts,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  const texts = pageTexts(selected, namespace);
  if (process.env.BUILD_STAGE !== "build-javascript" && texts === undefined) {
    throw missingNamespace(namespace);
  }
  const text = textAt(texts, key);
  if (text === undefined) {
    console.warn(`No text for "${key}" of "${namespace}" in the page's data.`);
    return "";
  }
  return interpolate(text, values);
}
