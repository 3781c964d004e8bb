import { graphql } from "gatsby";
import { claimsOf } from "../../config/claims";
import { site } from "../../config/site";
import { interpolate, type TextValues } from "../../i18n/interpolate";
import type { Locale } from "../../i18n/locales";
import { marketingTool } from "../../i18n/marketing-tool";
import type { TextTree } from "./outline";

/**
 * Selects the texts of one document in a page query. They are page data rather than texts of `useTexts`,
 * because a page shows them whole and a Swedish page may show a document that exists in English only.
 */
export const query = graphql`
  fragment LegalTexts on Locale {
    language
    data
  }
`;

/** A document as returned by the query; null if there is no such file. */
export type SelectedDocument = Queries.LegalTextsFragment | null;

/**
 * Returns the document's texts with the company's address and the marketing tool filled in. A part whose key ends in
 * `@` and a claim is left out unless the claim is true of this site: `use@analytics` becomes `use`, or is not there.
 *
 * @throws Error if the page query found no such file, or if a key names a claim that does not exist.
 */
export function parseLegalTexts(selected: SelectedDocument): TextTree {
  if (!selected) throw new Error("The page query found no document in src/locales.");
  const { street, postalCode, city } = site.postalAddress;
  const locale = selected.language as Locale;
  const values = {
    ...marketingTool(locale),
    leadsKeptFor: site.leadsKeptFor[locale],
    apiHost: site.apiOrigin && new URL(site.apiOrigin).host,
    address: `${withoutBreaks(street)}, ${withoutBreaks(`${postalCode} ${city}`)}`,
  };
  return trueParts(JSON.parse(selected.data) as TextTree, values);
}

function trueParts(texts: TextTree, values: TextValues): TextTree {
  const claims: Readonly<Record<string, boolean>> = claimsOf(site);
  const parts = Object.entries(texts).flatMap(([key, part]) => {
    const [name = "", claim] = key.split("@");
    const isTrue = claim === undefined || claims[claim];
    if (isTrue === undefined) throw new Error(`No claim "${claim}" in src/config/claims.ts.`);
    if (!isTrue) return [];
    return [[name, typeof part === "string" ? interpolate(part, values) : trueParts(part, values)]];
  });
  return Object.fromEntries(parts) as TextTree;
}

/** Keeps words on one line. */
function withoutBreaks(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
