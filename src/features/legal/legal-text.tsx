import { LinkedText, type MarkRenderers } from "../../components/links/linked-text";
import { site } from "../../config/site";

const linkTo = (href: string) => (words: string) => <a href={href}>{words}</a>;

/** In addition to what `LinkedText` knows, such as the ids of sections. */
const marks: MarkRenderers = {
  strong: (words) => <strong>{words}</strong>,
  dataProtection: linkTo(`mailto:${site.company.dataProtectionMailbox}`),
  imy: linkTo("https://www.imy.se"),
  pts: linkTo("https://www.pts.se"),
  wcag: linkTo("https://www.w3.org/TR/WCAG22/"),
};

/** A document's text with its marks rendered. */
export function LegalText({ text }: { readonly text: string }) {
  return <LinkedText text={text} marks={marks} />;
}
