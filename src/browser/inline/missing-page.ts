/**
 * At an address below all pages, the host answers with the HTML of a missing post or help category. Hides it before the
 * first paint, until React shows the not-found page there. Should it fail, `script-fallback.ts` shows it again.
 */
import { isBelowAllPages } from "../../i18n/path-depth";

if (isBelowAllPages(location.pathname)) document.documentElement.dataset.missing = "page";
