import { resolve } from "node:path";
import type { Actions } from "gatsby";
import { locales } from "../../i18n/locales";
import { styleguidePaths } from "../../i18n/routes";
import { pageContext } from "./page-context";
import type { TextsNode } from "../content/question-counts";

/** Creates the page that shows every part of the interface. For development: it is not published. */
export function createStyleguide(
  createPage: Actions["createPage"],
  texts: readonly TextsNode[],
): void {
  for (const locale of locales) {
    const path = styleguidePaths[locale];
    const own = texts.filter(({ language }) => language === locale);
    const context = pageContext(path, locale, styleguidePaths, {});
    createPage({
      path,
      component: resolve("src/templates/styleguide.tsx"),
      context: {
        ...context,
        // Of a page in one language, the translation plugin demands no texts from a query.
        i18n: { ...context.i18n, languages: [locale] },
        texts: Object.fromEntries(own.map(({ ns, data }) => [ns, JSON.parse(data) as object])),
      },
    });
  }
}
