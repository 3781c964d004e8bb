import { createContext, useContext } from "react";
import { LinkedText, type Marks } from "../../components/links/linked-text";
import { company } from "../../config/company";
import { site } from "../../config/site";
import type { Section } from "./outline";

/** Addresses on other sites that documents lead to, by their mark. */
const elsewhere = {
  imy: "https://www.imy.se",
  pts: "https://www.pts.se",
  wcag: "https://www.w3.org/TR/WCAG22/",
} as const;

/** The marks that every document may use, besides those of the screens. */
const ownMarks: Marks = {
  strong: (words) => <strong>{words}</strong>,
  mailbox: (words) => <a href={`mailto:${site.mailbox}`}>{words}</a>,
  dataProtection: (words) => <a href={`mailto:${company.dataProtectionMailbox}`}>{words}</a>,
  imy: (words) => <a href={elsewhere.imy}>{words}</a>,
  pts: (words) => <a href={elsewhere.pts}>{words}</a>,
  wcag: (words) => <a href={elsewhere.wcag}>{words}</a>,
};

/** The document's own sections can be linked to by their ids: `<app-privacy-policy>words</app-privacy-policy>`. */
export function marksOf(sections: readonly Section[]): Marks {
  const anchors = sections.map(({ id }) => [id, (words: string) => <a href={`#${id}`}>{words}</a>]);
  return { ...(Object.fromEntries(anchors) as Marks), ...ownMarks };
}

/** The marks of the document that is shown. */
export const MarksContext = createContext<Marks>(ownMarks);

/** A text of a document, with its links. */
export function LegalText({ text }: { readonly text: string }) {
  return <LinkedText text={text} marks={useContext(MarksContext)} />;
}
