import { resolve } from "node:path";
import type { Actions } from "gatsby";
import { byLocale, locales } from "../../i18n/locales";
import { styleguidePath } from "../../i18n/routes";
import { i18nContext } from "../internals/i18n-plugin";
import { pageContext } from "./page-context";
import type { TextsNode } from "../content/read-content";

/** Creates the style guide, a page with every UI component. For development only. */
export function createStyleguide(
  createPage: Actions["createPage"],
  texts: readonly TextsNode[],
): void {
  for (const locale of locales) {
    const path = styleguidePath(locale);
    const own = texts.filter(({ language }) => language === locale);
    createPage({
      path,
      component: resolve("src/templates/styleguide.tsx"),
      context: {
        ...pageContext(path, locale, byLocale(styleguidePath), {}),
        // With one language, the translation plugin expects no texts in the page's query.
        i18n: i18nContext(locale, path, [locale]),
        texts: Object.fromEntries(own.map(({ ns, data }) => [ns, JSON.parse(data) as object])),
      },
    });
  }
}
