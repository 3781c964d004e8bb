/**
 * Returns a namespace's texts from a page's data, for code that `useTexts` does not reach; undefined if the
 * page's query did not select the namespace.
 */
export function pageTexts(selected: Queries.TextsFragment, namespace: string): unknown {
  const node = selected.edges.find((edge) => edge.node.ns === namespace)?.node;
  return node && JSON.parse(node.data);
}
