/**
 * Hides the first page's posts when the URL asks for another page, before the first paint and long before the script
 * that fetches it, however slow that is. Should it fail, `script-fallback.ts` shows them again.
 */
if (/[?&]page=/.test(location.search)) document.documentElement.dataset.blogPage = "waiting";
