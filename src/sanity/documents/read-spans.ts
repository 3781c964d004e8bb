/** Reads the words of a block of Portable Text, with their marks. Pure. */
import { portableTextAnnotations, portableTextDecorators } from "../model/portable-text";
import type { Span, UnlinkedBlock } from "./article";
import type { Place } from "./finding";
import { referenceId } from "./read-link";
import { itemsOf, nameOf, objectsOf, readLine, spansOf, type StoredFields } from "./read-text";

/** Whether a type of mark is one of those that lead somewhere. */
const isLink = (type: unknown) => portableTextAnnotations.some((name) => name === type);

const addressOf = ({ href, post, page }: StoredFields) =>
  readLine(href) || referenceId(post) || readLine(page);

/** Returns the links of a block as they are stored, by key, but for those whose key means something else as well. */
function storedLinks(block: StoredFields, place: Place): ReadonlyMap<string, StoredFields> {
  const marks = objectsOf(block.markDefs);
  const links = new Map<string, StoredFields>();
  for (const mark of marks) {
    const { _type, _key } = mark;
    if (!isLink(_type) || typeof _key !== "string") continue;
    const meanings = marks.filter((other) => other._key === _key);
    if (new Set(meanings.map((each) => JSON.stringify(each))).size === 1) links.set(_key, mark);
    else place.reportRequired("linkUnclear", "left-out", addressOf(mark));
  }
  return links;
}

/** Breaks in a row, at most: the end of a line and a blank line. */
const MAX_BREAKS = 2;

/** Makes one of several blank lines, also across spans, and removes those at the ends. */
function foldBreaks(spans: readonly Span[]): Span[] {
  /** Since the last word. */
  let breaks = MAX_BREAKS;
  const folded = spans.map((span) => {
    let text = span.text.replace(/[^\S\n]*\n[^\S\n]*/g, "\n").replace(/\n{3,}/g, "\n\n");
    if (breaks > 0) {
      const { length } = text.match(/^\s*/)?.[0].match(/\n/g) ?? [];
      text = "\n".repeat(Math.min(length, MAX_BREAKS - breaks)) + text.trimStart();
    }
    if (text !== "") breaks = (/\S/.test(text) ? 0 : breaks) + (/\n*$/.exec(text)?.[0].length ?? 0);
    return { ...span, text };
  });
  const last = folded.map(({ text }) => /\S/.test(text)).lastIndexOf(true);
  return folded
    .slice(0, last + 1)
    .map((span, index) => (index < last ? span : { ...span, text: span.text.trimEnd() }))
    .filter(({ text }) => text !== "");
}

/** Reads the spans of a block, whose marks may name any of its links, and the links as they are stored. */
export function readSpans(
  block: StoredFields,
  place: Place,
): Pick<UnlinkedBlock, "children" | "links"> {
  const links = storedLinks(block, place);
  const annotations = objectsOf(block.markDefs);

  function readMarks(stored: unknown): string[] {
    const all = new Set(itemsOf(stored).filter((mark) => mark !== null));
    return [...all].filter((mark): mark is string => {
      if (portableTextDecorators.some((name) => name === mark) || links.has(mark as string))
        return true;
      const types = annotations.flatMap(({ _key, _type }) =>
        _key === mark ? [_type ?? mark] : [],
      );
      for (const type of types.length > 0 ? types : [mark])
        if (!isLink(type)) place.report("unknownBlock", "left-out", nameOf(type));
      return false;
    });
  }

  const read = ({ text, ...span }: StoredFields & { readonly text: string }): Span => {
    const marks = readMarks(span.marks);
    return { _type: "span", text, marks };
  };
  return { children: foldBreaks(spansOf(block, place).map(read)), links };
}
