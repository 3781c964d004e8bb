/** What a text holds that the content model, and so the site, does not know. Pure. */
import type { CleanBlock } from "./clean-blocks";
import {
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../model/content-model";

type Loose = Readonly<Record<string, unknown>>;

const blockTypes = new Set(["block", ...portableTextObjects.map(({ name }) => name)]);
const styles: ReadonlySet<unknown> = new Set(portableTextStyles);
const lists: ReadonlySet<unknown> = new Set(portableTextLists);
const marks: ReadonlySet<string> = new Set([
  ...portableTextDecorators,
  ...portableTextAnnotations.map(({ name }) => name),
]);

const objects = (value: unknown) => (value ?? []) as readonly Loose[];

function partsOf({ style, listItem, markDefs, children }: CleanBlock): string[] {
  const types = new Map(objects(markDefs).map(({ _key, _type }) => [_key, String(_type)]));
  const used = objects(children).flatMap((child) => (child.marks ?? []) as readonly string[]);
  const inline = objects(children).map(({ _type }) => String(_type));
  return [
    ...(style === undefined || styles.has(style) ? [] : [`block style ${JSON.stringify(style)}`]),
    ...(listItem === undefined || lists.has(listItem)
      ? []
      : [`list style ${JSON.stringify(listItem)}`]),
    ...inline.filter((type) => type !== "span").map((type) => `inline type "${type}"`),
    ...used
      .map((mark) => types.get(mark) ?? mark)
      .filter((type) => !marks.has(type))
      .map((type) => `mark type "${type}"`),
  ];
}

/** Types of a text's blocks that are not known, each once. */
export function unsupportedBlockTypes(body: readonly CleanBlock[]): string[] {
  return [...new Set(body.map(({ _type }) => _type).filter((type) => !blockTypes.has(type)))];
}

/** Names of all that is not known in a text, each once, such as `block type "video"`. */
export function unsupportedContent(body: readonly CleanBlock[]): string[] {
  const parts = body.filter(({ _type }) => _type === "block").flatMap(partsOf);
  return [...unsupportedBlockTypes(body).map((type) => `block type "${type}"`), ...new Set(parts)];
}
