import { graphql } from "gatsby";
import { company } from "../../config/company";
import { site } from "../../config/site";
import { interpolate } from "../../i18n/interpolate";
import type { TextTree } from "./outline";

/**
 * The texts of one document, selected by a page's query. They are data of the page rather than texts
 * of i18next, because a page shows them whole, and because a page in Swedish may show one that is
 * written in English only.
 */
export const query = graphql`
  fragment LegalTexts on Locale {
    language
    data
  }
`;

/** A document as a query answers; nothing where there is no such file. */
export type SelectedDocument = Queries.LegalTextsFragment | null;

/**
 * The texts with the site's facts filled in.
 *
 * @throws Error where the page's query found no such file.
 */
export function readLegalTexts(selected: SelectedDocument): TextTree {
  if (!selected) throw new Error("The page's query has found no document in src/locales.");
  const { street, postalCode, city } = site.postalAddress;
  const facts = {
    company: company.name,
    registrationNumber: company.registrationNumber,
    registeredOffice: company.registeredOffice,
    dataProtectionMailbox: company.dataProtectionMailbox,
    address: `${street}, ${unbroken(`${postalCode} ${city}`)}`,
    mailbox: site.mailbox,
  };
  const read: unknown = JSON.parse(selected.data, (_key, value: unknown) =>
    typeof value === "string" ? interpolate(value, facts) : value,
  );
  return read as TextTree;
}

/** Words that stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
