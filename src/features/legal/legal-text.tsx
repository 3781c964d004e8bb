import { createContext, useContext } from "react";
import { LinkedText, type Marks } from "../../components/ui/linked-text";
import { site } from "../../config/site";
import type { Section } from "./outline";

const authority = "https://www.imy.se";

/** The marks that every document may use, besides those of the screens. */
const ownMarks: Marks = {
  strong: (words) => <strong>{words}</strong>,
  mailbox: (words) => <a href={`mailto:${site.mailbox}`}>{words}</a>,
  imy: (words) => <a href={authority}>{words}</a>,
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
