import { helpNamespaces } from "../../features/help-centre/help-file";
import type { Locale } from "../../i18n/locales";
import { helpCategoryKeys, type HelpCategory } from "../../i18n/routes";

/** A file of texts as `gatsby-plugin-react-i18next` makes a node of it. */
export type TextsNode = {
  readonly language: string;
  readonly ns: string;
  /** The file's JSON. */
  readonly data: string;
};

/** How many questions each category of the help centre answers in a language. */
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
