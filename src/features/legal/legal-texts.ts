import { graphql } from "gatsby";
import { site } from "../../config/site";
import { interpolate } from "../../i18n/interpolate";
import type { Locale } from "../../i18n/locales";
import { marketingTool } from "../../i18n/marketing-tool";
import type { TextTree } from "./outline";

/**
 * Selects the texts of one document in a page query. They are page data rather than i18next texts,
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
 * Returns the document's texts with the company's address and the marketing tool filled in.
 *
 * @throws Error if the page query found no such file.
 */
export function parseLegalTexts(selected: SelectedDocument): TextTree {
  if (!selected) throw new Error("The page query found no document in src/locales.");
  const { street, postalCode, city } = site.postalAddress;
  const facts = {
    ...marketingTool(selected.language as Locale),
    address: `${withoutBreaks(street)}, ${withoutBreaks(`${postalCode} ${city}`)}`,
  };
  /** Parts of a document that are shown only if they are true of this site. */
  const isTrue: Readonly<Record<string, boolean>> = {
    receiver: site.hasReceiver,
    receiverCodes: site.hasReceiver,
    receiverSetAside: site.hasReceiver,
    withTool: site.marketing !== null,
    withoutTool: site.marketing === null,
  };
  const read: unknown = JSON.parse(selected.data, (key, value: unknown) => {
    if (isTrue[key] === false) return undefined;
    return typeof value === "string" ? interpolate(value, facts) : value;
  });
  return read as TextTree;
}

/** Keeps words on one line. */
function withoutBreaks(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
