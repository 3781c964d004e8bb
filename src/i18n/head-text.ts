import { interpolate, type TextValues } from "./interpolate";
import { textAt } from "./text-at";
import type { Namespace, TextKey } from "./texts";

/** The texts that a page's query selected. */
type SelectedTexts = Queries.TextsFragment;

/**
 * A text for a page's head. Gatsby renders heads outside the page, where no hook reaches the texts, so
 * they are read from the page's data.
 *
 * A key without a text warns in the console and yields nothing, as in `useTexts`.
 */
export function headText<N extends Namespace>(
  selected: SelectedTexts,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  const node = selected.edges.find((edge) => edge.node.ns === namespace)?.node;
  const text = textAt(node && JSON.parse(node.data), key);
  if (text === undefined) {
    console.warn(`No text for "${key}" of "${namespace}" in the page's data.`);
    return "";
  }
  return interpolate(text, values);
}
