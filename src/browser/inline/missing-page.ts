/**
 * At an address below all pages, the host answers with the HTML of a missing post or help category. Shows the not-found
 * page that it holds as well, before the first paint and long before the script.
 */
import { isBelowAllPages } from "../../i18n/path-depth";

if (isBelowAllPages(location.pathname)) document.documentElement.dataset.missing = "page";
