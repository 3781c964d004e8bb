/**
 * Takes the Studio's own parameters out of a live preview's address, before Gatsby's scripts read it.
 *
 * Why: Gatsby's runtime keeps a page's data by path and query, while its development server tells of changes by path.
 * The first page that the Studio opens would not change.
 */
const url = new URL(location.href);
for (const name of [...url.searchParams.keys()]) {
  if (name.startsWith("sanity-preview-")) url.searchParams.delete(name);
}
if (url.href !== location.href) history.replaceState(history.state, "", url);
