/** Finds content that the content model, and so the site, does not support. Pure. */
import type { CleanBlock } from "./clean-blocks";
import {
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../model/portable-text";

type Child = { readonly _type: string; readonly marks?: readonly string[] };
type MarkDef = { readonly _type: string; readonly _key?: string };

const objects: ReadonlySet<string> = new Set(portableTextObjects);
const styles: ReadonlySet<unknown> = new Set([undefined, ...portableTextStyles]);
const lists: ReadonlySet<unknown> = new Set([undefined, ...portableTextLists]);
const marks: ReadonlySet<string> = new Set([...portableTextDecorators, ...portableTextAnnotations]);

function unsupportedIn({ _type: type, style, listItem, ...block }: CleanBlock): unknown[] {
  if (type !== "block") return objects.has(type) ? [] : [type];
  const children = block.children as readonly Child[];
  const markDefs = block.markDefs as readonly MarkDef[];
  const types = new Map(markDefs.map(({ _key, _type }) => [_key, _type]));
  const usedMarks = children.flatMap((child) => child.marks ?? []);
  return [
    ...[style].filter((name) => !styles.has(name)),
    ...[listItem].filter((name) => !lists.has(name)),
    ...children.map(({ _type }) => _type).filter((name) => name !== "span"),
    ...usedMarks.map((mark) => types.get(mark) ?? mark).filter((name) => !marks.has(name)),
  ];
}

/** Names the types of blocks and inline objects, the styles, lists and marks that a page leaves out, each once. */
export function unsupportedContent(body: readonly CleanBlock[]): string[] {
  return [...new Set(body.flatMap(unsupportedIn).map(String))];
}
