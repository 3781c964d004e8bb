/** Finds content that the content model, and so the site, does not support. Pure. */
import type { CleanBlock } from "./clean-blocks";
import {
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../model/portable-text";

type UnknownRecord = Readonly<Record<string, unknown>>;

const blockTypes = new Set<string>(["block", ...portableTextObjects]);
const styles: ReadonlySet<unknown> = new Set(portableTextStyles);
const lists: ReadonlySet<unknown> = new Set(portableTextLists);
const marks: ReadonlySet<string> = new Set([...portableTextDecorators, ...portableTextAnnotations]);

const objects = (value: unknown) => (value ?? []) as readonly UnknownRecord[];

function unsupportedParts({ style, listItem, markDefs, children }: CleanBlock): string[] {
  const types = new Map(objects(markDefs).map(({ _key, _type }) => [_key, String(_type)]));
  const usedMarks = objects(children).flatMap((child) => (child.marks ?? []) as readonly string[]);
  const inlineTypes = objects(children).map(({ _type }) => String(_type));
  return [
    ...(style === undefined || styles.has(style) ? [] : [`block style ${JSON.stringify(style)}`]),
    ...(listItem === undefined || lists.has(listItem)
      ? []
      : [`list style ${JSON.stringify(listItem)}`]),
    ...inlineTypes.filter((type) => type !== "span").map((type) => `inline type "${type}"`),
    ...usedMarks
      .map((mark) => types.get(mark) ?? mark)
      .filter((type) => !marks.has(type))
      .map((type) => `mark type "${type}"`),
  ];
}

/** Returns the unsupported block types of a text, without duplicates. */
export function unsupportedBlockTypes(body: readonly CleanBlock[]): string[] {
  return [...new Set(body.map(({ _type }) => _type).filter((type) => !blockTypes.has(type)))];
}

/** Names all unsupported content of a text, such as `block type "video"`, without duplicates. */
export function unsupportedContent(body: readonly CleanBlock[]): string[] {
  const parts = body.filter(({ _type }) => _type === "block").flatMap(unsupportedParts);
  return [...unsupportedBlockTypes(body).map((type) => `block type "${type}"`), ...new Set(parts)];
}
