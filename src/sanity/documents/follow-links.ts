/** Follows the links of an article that was read. Pure. */
import { isBlank } from "../../i18n/blank-text";
import type { Locale } from "../../i18n/locales";
import type {
  ArticleBlock,
  LinkMark,
  Span,
  TextBlock,
  UnlinkedArticle,
  UnlinkedBlock,
} from "./article";
import {
  collectFindings,
  type Finding,
  type FindingKey,
  type Place,
  type Severity,
} from "./finding";
import { pageIds } from "./heading-ids";
import { readInternalLink, readLink, type LinkTargets } from "./read-link";
import { readLine, type StoredFields } from "./read-text";

/** What the Studio lets an editor publish: that an article is published later is no error of the link to it. */
const isRequired = (key: FindingKey, severity: Severity) =>
  severity === "left-out" && key !== "linkUnpublished";

/** Returns the words that have a mark. */
function wordsOf(spans: readonly Span[], mark: string): string {
  const marked = spans.filter(({ marks }) => marks.includes(mark));
  return marked.map(({ text }) => text).join("");
}

/** Follows a stored link. @returns undefined for one that leads nowhere, which is shown as text. */
function followLink(
  stored: StoredFields & { readonly _key: string },
  words: string,
  place: Place,
  locale: Locale,
  targets: LinkTargets,
): LinkMark | undefined {
  const { _key, _type, href: written } = stored;
  const isTyped = _type === "link";
  const { href, finding } = isTyped
    ? readLink(written, targets)
    : readInternalLink(stored, locale, targets);
  if (finding) {
    const [key, severity, value = isTyped ? readLine(written) : words.trim()] = finding;
    const at = place.inside("markDefs", { _key }, ...(isTyped ? ["href"] : []));
    at[isRequired(key, severity) ? "reportRequired" : "report"](key, severity, value || undefined);
  }
  return href === undefined ? undefined : { _type: "link", _key, href };
}

/** Leaves the spaces at the ends of a link out of it: Windows selects the one after a word with the word. */
function withoutOuterSpaces(spans: readonly Span[], isLink: (mark: string) => boolean): Span[] {
  return spans.flatMap((span, index) => {
    const { text, marks } = span;
    const link = marks.find(isLink);
    if (link === undefined) return [span];
    const goesOn = (other: Span | undefined) => other?.marks.includes(link) === true;
    const begun = goesOn(spans[index - 1]) ? text : text.trimStart();
    const words = goesOn(spans[index + 1]) ? begun : begun.trimEnd();
    const space = (outer: string): Span => ({
      _type: "span",
      text: outer,
      marks: marks.filter((mark) => mark !== link),
    });
    return [
      space(text.slice(0, text.length - begun.length)),
      { ...span, text: words },
      space(begun.slice(words.length)),
    ].filter((part) => part.text !== "");
  });
}

/** Follows the links of a block. None that is left is inside another, or without words. */
function followBlock(
  { links, path: _path, ...block }: UnlinkedBlock,
  place: Place,
  locale: Locale,
  targets: LinkTargets,
): TextBlock {
  const followed = [...links].flatMap(
    ([_key, link]) =>
      followLink({ ...link, _key }, wordsOf(block.children, _key), place, locale, targets) ?? [],
  );
  const keys = new Set(followed.map(({ _key }) => _key));
  const withoutNested = block.children.map((span) => {
    const [first, ...inner] = span.marks.filter((mark) => keys.has(mark));
    if (inner.length > 0) place.report("nestedLinks", "shown");
    return { ...span, marks: span.marks.filter((mark) => !links.has(mark) || mark === first) };
  });
  const isShown = (key: string) => !isBlank(wordsOf(withoutNested, key));
  const children = withoutNested.map((span) => ({
    ...span,
    marks: span.marks.filter((mark) => !links.has(mark) || isShown(mark)),
  }));
  return {
    ...block,
    children: withoutOuterSpaces(children, (mark) => links.has(mark)),
    markDefs: followed.filter(({ _key }) => isShown(_key)),
  };
}

/** Finds links to a place in the page that it does not have. */
function checkAnchors(blocks: readonly ArticleBlock[], place: Place): void {
  const texts = blocks.filter((block) => block._type === "block");
  const ids = new Set([...pageIds, ...texts.map(({ id }) => id)]);
  for (const { href } of texts.flatMap(({ markDefs }) => markDefs)) {
    if (href.startsWith("#") && !ids.has(href.slice(1))) place.report("linkGone", "shown", href);
  }
}

/**
 * Follows the links of an article.
 *
 * @param field that it is stored in.
 * @param locale the language of the pages that show it.
 * @returns the article as pages show it, and what is found in its links.
 */
export function followLinks(
  article: UnlinkedArticle,
  field: string,
  locale: Locale,
  targets: LinkTargets,
): { readonly blocks: readonly ArticleBlock[]; readonly findings: readonly Finding[] } {
  const { at, findings } = collectFindings();
  const blocks = article.map((block) =>
    block._type === "image"
      ? block
      : followBlock(block, at(...block.path).forLanguage(locale), locale, targets),
  );
  checkAnchors(blocks, at(field).forLanguage(locale));
  return { blocks, findings };
}
