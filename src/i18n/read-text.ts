import { interpolate, type TextValues } from "./interpolate";
import type { Namespace, TextKey, ValuesFor } from "./texts";

/** Returns the text at a dotted path in a namespace's object, or undefined. */
function textAt(texts: unknown, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  return typeof found === "string" ? found : undefined;
}

/** @throws Error in a build and in development, if a page's query did not select a namespace. */
function checkSelected(texts: unknown, namespace: string): void {
  // Pages of the published site have been built, and need no such check.
  if (process.env.BUILD_STAGE === "build-javascript" || texts !== undefined) return;
  throw new Error(
    `This page has no texts of "${namespace}": add it to $namespaces in the page's template ` +
      `(src/templates), and make sure that src/locales/<language>/${namespace}.json exists.`,
  );
}

/**
 * Returns the text at a key of a namespace, in the plural form for `count` if there is one, with its
 * placeholders filled. A missing text stops the build; elsewhere it warns in the console and is "", so that visitors
 * never see a raw key.
 *
 * @param texts the namespace's texts; undefined if the page's query did not select them.
 * @throws Error in a build, for a missing namespace or text, and in development for a missing namespace.
 */
export function readText<N extends Namespace>(
  texts: unknown,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  checkSelected(texts, namespace);
  const { count } = values;
  // Both languages have the same two forms; `Intl.PluralRules` is slow on first use (see `format.ts`).
  const form = count === undefined ? "" : `_${Number(count) === 1 ? "one" : "other"}`;
  const text = textAt(texts, key + form) ?? textAt(texts, key);
  if (text === undefined) {
    const problem = `No text for "${key}" in src/locales/<the page's language>/${namespace}.json.`;
    if (process.env.BUILD_STAGE === "build-html") throw new Error(problem);
    console.warn(problem);
    return "";
  }
  return interpolate(text, values);
}

/** Returns a namespace's texts from a page's data, for code that `useTexts` does not reach. */
export function pageTexts(selected: Queries.TextsFragment, namespace: string): unknown {
  const node = selected.edges.find((edge) => edge.node.ns === namespace)?.node;
  checkSelected(node, namespace);
  return node && JSON.parse(node.data);
}

/** Does what `readText` does for a page's head, which Gatsby renders outside the page, from the page's data. */
export function headText<N extends Namespace, Key extends TextKey<N>>(
  selected: Queries.TextsFragment,
  namespace: N,
  key: Key,
  ...[values]: ValuesFor<N, Key>
): string {
  return readText(pageTexts(selected, namespace), namespace, key, values);
}
