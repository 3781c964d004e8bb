/** Returns the error of a page that renders a namespace's texts without having them. */
export function missingNamespace(namespace: string, locale = "<language>"): Error {
  return new Error(
    `This page has no texts of "${namespace}": add it to $namespaces in the page's template ` +
      `(src/templates), and make sure that src/locales/${locale}/${namespace}.json exists.`,
  );
}

/**
 * Returns a namespace's texts from a page's data, for code that `useTexts` does not reach; undefined if the
 * page's query did not select the namespace.
 */
export function pageTexts(selected: Queries.TextsFragment, namespace: string): unknown {
  const node = selected.edges.find((edge) => edge.node.ns === namespace)?.node;
  return node && JSON.parse(node.data);
}
