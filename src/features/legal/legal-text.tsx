import { createContext, useContext } from "react";
import { LinkedText, type MarkRenderers } from "../../components/links/linked-text";
import { site } from "../../config/site";
import type { Section } from "./outline";

/** External sites that documents link to, by their mark. */
const externalUrls = {
  imy: "https://www.imy.se",
  pts: "https://www.pts.se",
  wcag: "https://www.w3.org/TR/WCAG22/",
} as const;

/** Marks available to every document, in addition to those that link to screens. */
const commonMarks: MarkRenderers = {
  strong: (words) => <strong>{words}</strong>,
  mailbox: (words) => <a href={`mailto:${site.mailbox}`}>{words}</a>,
  dataProtection: (words) => <a href={`mailto:${site.company.dataProtectionMailbox}`}>{words}</a>,
  imy: (words) => <a href={externalUrls.imy}>{words}</a>,
  pts: (words) => <a href={externalUrls.pts}>{words}</a>,
  wcag: (words) => <a href={externalUrls.wcag}>{words}</a>,
};

/** Returns the marks of a document: the common ones, and one per section that links to its id. */
export function documentMarks(sections: readonly Section[]): MarkRenderers {
  const anchors = sections.map(({ id }) => [id, (words: string) => <a href={`#${id}`}>{words}</a>]);
  return { ...(Object.fromEntries(anchors) as MarkRenderers), ...commonMarks };
}

/** Marks of the document being shown. */
export const MarksContext = createContext<MarkRenderers>(commonMarks);

/** A document's text with its marks rendered. */
export function LegalText({ text }: { readonly text: string }) {
  return <LinkedText text={text} marks={useContext(MarksContext)} />;
}
