import { interpolate, type TextValues } from "./interpolate";
import { pageTexts } from "./page-texts";
import { textAt } from "./text-at";
import type { Namespace, TextKey } from "./texts";

/** Texts selected by a page's query. */
type SelectedTexts = Queries.TextsFragment;

/**
 * Returns a text for a page's head from the page's data: Gatsby renders heads outside the page, where
 * `useTexts` is not available. Like `useTexts`, warns about a missing text and returns "".
 */
export function headText<N extends Namespace>(
  selected: SelectedTexts,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  const text = textAt(pageTexts(selected, namespace), key);
  if (text === undefined) {
    console.warn(`No text for "${key}" of "${namespace}" in the page's data.`);
    return "";
  }
  return interpolate(text, values);
}
