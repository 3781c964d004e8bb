/** Reads the words of a block of Portable Text, with their marks and links. Pure. */
import { isBlank } from "../../i18n/blank-text";
import type { Locale } from "../../i18n/locales";
import { portableTextAnnotations, portableTextDecorators } from "../model/portable-text";
import type { LinkMark, Span, TextBlock } from "./article";
import type { FindingKey, Place, Severity } from "./finding";
import { readInternalLink, readLink, type LinkTargets } from "./read-link";
import {
  checkCharacters,
  cleanText,
  itemsOf,
  objectsOf,
  readLine,
  type StoredFields,
} from "./read-text";

export const keyOf = ({ _key }: StoredFields): { readonly _key?: string } =>
  typeof _key === "string" && _key !== "" ? { _key } : {};

/** Names a value of any kind in a finding. */
export const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);

/** What the Studio lets an editor publish: that an article is published later is no error of the link to it. */
const isRequired = (key: FindingKey, severity: Severity) =>
  severity === "left-out" && key !== "linkUnpublished";

/** Returns the links of a block that can be followed, by key. */
function readLinks(
  block: StoredFields,
  place: Place,
  locale: Locale,
  targets: LinkTargets,
): ReadonlyMap<string, LinkMark> {
  const links = new Map<string, LinkMark>();
  for (const mark of objectsOf(block.markDefs)) {
    const { _type, _key, href: written } = mark;
    if (!isLink(_type) || typeof _key !== "string") continue;
    if (links.has(_key)) {
      place.report("nestedLinks", "shown");
      continue;
    }
    const isTyped = _type === "link";
    const { href, finding } = isTyped
      ? readLink(written, targets)
      : readInternalLink(mark, locale, targets);
    if (finding) {
      const at = place.inside("markDefs", { _key }, ...(isTyped ? ["href"] : []));
      const [key, severity, value = isTyped ? readLine(written) : wordsOf(block, _key)] = finding;
      at[isRequired(key, severity) ? "reportRequired" : "report"](
        key,
        severity,
        value || undefined,
      );
    }
    if (href !== undefined) links.set(_key, { _type: "link", _key, href });
  }
  return links;
}

/** Whether a type of mark is one of those that lead somewhere. */
const isLink = (type: unknown) => portableTextAnnotations.some((name) => name === type);

/** Returns the words that have a mark. */
function wordsOf(block: StoredFields, mark: string): string {
  return objectsOf(block.children)
    .filter(({ marks }) => itemsOf(marks).includes(mark))
    .map(({ text }) => (typeof text === "string" ? cleanText(text) : ""))
    .join("")
    .trim();
}

/** Makes one of each run of line breaks, also across spans, and removes those at the ends. */
function foldBreaks(spans: readonly Span[]): Span[] {
  let isAfterBreak = true;
  const folded = spans.map((span) => {
    let text = span.text.replace(/[^\S\n]*\n\s*/g, "\n");
    if (isAfterBreak) text = text.replace(/^\s+/, "");
    if (text !== "") isAfterBreak = text.endsWith("\n");
    return { ...span, text };
  });
  const last = [...folded].reverse().find(({ text }) => text !== "");
  return folded
    .map((span) => (span === last ? { ...span, text: span.text.replace(/\n$/, "") } : span))
    .filter(({ text }) => text !== "");
}

/** Reads the spans of a block, and the links among their marks. No link is inside another, or without words. */
export function readSpans(
  block: StoredFields,
  place: Place,
  locale: Locale,
  targets: LinkTargets,
): Pick<TextBlock, "children" | "markDefs"> {
  const links = readLinks(block, place, locale, targets);
  const annotations = new Map(objectsOf(block.markDefs).map(({ _key, _type }) => [_key, _type]));

  function readMarks(stored: unknown): string[] {
    const all = new Set(itemsOf(stored).filter((mark) => mark !== null));
    const marks = [...all].filter((mark): mark is string => {
      if (portableTextDecorators.some((name) => name === mark) || links.has(mark as string))
        return true;
      const type = annotations.get(mark) ?? mark;
      // What is wrong with a link has been told.
      if (!isLink(type)) place.report("unknownBlock", "left-out", nameOf(type));
      return false;
    });
    const [link, ...inner] = marks.filter((mark) => links.has(mark));
    if (inner.length > 0) place.report("nestedLinks", "shown");
    return marks.filter((mark) => !links.has(mark) || mark === link);
  }

  // Programs may store words where no editor sees them.
  const spans = itemsOf(block.children ?? block.text).flatMap((item): Span[] => {
    const [child = {}] = objectsOf([item]);
    const isSpan = child._type === "span";
    if (!isSpan || typeof child.text !== "string") {
      const lost = isSpan ? child.text : (child._type ?? item);
      if (lost !== null && lost !== undefined)
        place.report("unknownBlock", "left-out", nameOf(lost));
      return [];
    }
    checkCharacters(child.text, place);
    const marks = readMarks(child.marks);
    return [{ _type: "span", ...keyOf(child), text: cleanText(child.text), marks }];
  });
  const hasWords = (key: string) =>
    spans.some(({ text, marks }) => marks.includes(key) && !isBlank(text));
  return {
    children: foldBreaks(spans).map((span) => ({
      ...span,
      marks: span.marks.filter((mark) => !links.has(mark) || hasWords(mark)),
    })),
    markDefs: [...links.values()].filter(({ _key }) => hasWords(_key)),
  };
}
