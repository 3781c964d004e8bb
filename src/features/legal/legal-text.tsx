import { createContext, useContext } from "react";
import { LinkedText, type MarkRenderers } from "../../components/links/linked-text";
import { site } from "../../config/site";
import type { Section } from "./outline";

/** Where words lead, by their mark, in addition to sections and what `LinkedText` knows. */
const targets = {
  dataProtection: `mailto:${site.company.dataProtectionMailbox}`,
  imy: "https://www.imy.se",
  pts: "https://www.pts.se",
  wcag: "https://www.w3.org/TR/WCAG22/",
};

/** Returns the marks of a document: the common ones, and one per section that links to its id. */
export function documentMarks(sections: readonly Section[]): MarkRenderers {
  const anchors = sections.map(({ id }) => [id, `#${id}`] as const);
  const links = [...anchors, ...Object.entries(targets)].map(
    ([mark, href]) => [mark, (words: string) => <a href={href}>{words}</a>] as const,
  );
  return { ...Object.fromEntries(links), strong: (words) => <strong>{words}</strong> };
}

/** Marks of the document being shown. */
export const MarksContext = createContext<MarkRenderers>({});

/** A document's text with its marks rendered. */
export function LegalText({ text }: { readonly text: string }) {
  return <LinkedText text={text} marks={useContext(MarksContext)} />;
}
