/**
 * Hides the first page's posts when the URL asks for another page, before the first paint and long before
 * the script that fetches it. Shows them again should that script never arrive.
 */

/** Milliseconds. */
const FETCH_TIMEOUT = 8_000;

if (/[?&]page=/.test(location.search)) {
  const { dataset } = document.documentElement;
  dataset.blogPage = "waiting";
  setTimeout(() => delete dataset.blogPage, FETCH_TIMEOUT);
}
