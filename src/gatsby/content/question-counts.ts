import { helpNamespaces } from "../../features/help-centre/help-file";
import type { Locale } from "../../i18n/locales";
import { helpCategoryKeys, type HelpCategory } from "../../i18n/routes";

/** The node that `gatsby-plugin-react-i18next` creates from a file of texts. */
export type TextsNode = {
  readonly language: string;
  readonly ns: string;
  /** The file's JSON. */
  readonly data: string;
};

/** Counts the questions in each category of the help centre in a language. */
export function questionCounts(
  texts: readonly TextsNode[],
  language: Locale,
): Record<HelpCategory, number> {
  function count(category: HelpCategory): number {
    const ns = helpNamespaces[category];
    const node = texts.find((each) => each.language === language && each.ns === ns);
    return node ? Object.keys(JSON.parse(node.data) as object).length : 0;
  }
  const counts = helpCategoryKeys.map((category) => [category, count(category)]);
  return Object.fromEntries(counts) as Record<HelpCategory, number>;
}
