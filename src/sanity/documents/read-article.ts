/** Reads Portable Text. A draft, or a document written through the API, may contain anything. Pure. */
import { isBlank } from "../../i18n/blank-text";
import { portableTextLists, portableTextObjects, portableTextStyles } from "../model/portable-text";
import { textLimits } from "../model/text-limits";
import {
  blockText,
  type ImageBlock,
  type TextBlock,
  type UnlinkedArticle,
  type UnlinkedBlock,
} from "./article";
import type { Place } from "./finding";
import { headingIds } from "./heading-ids";
import { readPicture, type HasAsset } from "./read-asset";
import { readSpans } from "./read-spans";
import { checkLength, namedItems, nameOf, readLine, type StoredFields } from "./read-text";

/** The key of a block. Of several with one key, React would show what was removed, and the Studio open the first. */
function keyOf({ path }: Place): { readonly _key?: string } {
  const name = path.at(-1);
  return typeof name === "object" ? name : {};
}

/** Returns the nearest style that the site has: its only heading of the first level is the page's title. */
function readStyle(stored: unknown): TextBlock["style"] {
  if (stored === "h1") return "h2";
  if (typeof stored === "string" && /^h[4-6]$/.test(stored)) return "h3";
  return portableTextStyles.find((style) => style === stored) ?? "normal";
}

const levelOf = (stored: unknown) => Math.max(1, Math.floor(Number(stored ?? 1)) || 1);

/**
 * Reads a block of text; its level is still as it was stored.
 *
 * @returns undefined for one without words. Sanity's editor leaves empty paragraphs behind, so only other empty
 * blocks are found.
 */
function readTextBlock(block: StoredFields, place: Place): UnlinkedBlock | undefined {
  const spans = readSpans(block, place);
  const { style: storedStyle = "normal", listItem: storedList } = block;
  const isItem = storedList !== undefined && storedList !== null;
  const style = isItem ? "normal" : readStyle(storedStyle);
  if (spans.children.every(({ text }) => isBlank(text))) {
    if (isItem || style !== "normal") place.report("emptyBlocks", "left-out");
    return undefined;
  }
  if (style !== storedStyle) place.report("unknownStyle", "shown", nameOf(storedStyle));
  const { path } = place;
  const common = { _type: "block", ...keyOf(place), style, ...spans, path } as const;
  if (!isItem) return common;
  const listItem = portableTextLists.find((list) => list === storedList);
  if (!listItem) place.report("unknownStyle", "shown", nameOf(storedList));
  return { ...common, listItem: listItem ?? "bullet", level: levelOf(block.level) };
}

function readImage(block: StoredFields, place: Place, hasAsset: HasAsset): ImageBlock {
  const alt = readLine(block.alt, place.inside("alt"));
  if (alt === "") place.inside("alt").reportRequired("bodyImageAlt", "shown");
  checkLength(alt, textLimits.alt, place.inside("alt"));
  const asset = readPicture(block, place, hasAsset, { key: "bodyImage" });
  const caption = readLine(block.caption, place.inside("caption"));
  return { _type: "image", ...keyOf(place), asset, alt, caption };
}

/** Reads a text, without following its links. */
export function readArticle(value: unknown, place: Place, hasAsset: HasAsset): UnlinkedArticle {
  const idOf = headingIds();
  /** The stored levels of the list item before and of those that it is below; none after any other block. */
  let levels: readonly number[] = [];
  /** Whether there has been a heading of the second level: none of the third stands above it, right below the title. */
  let hasSection = false;

  function readBlock(item: unknown, at: Place): UnlinkedArticle {
    const stored = (typeof item === "object" && item !== null ? item : {}) as StoredFields;
    if (portableTextObjects.some((name) => name === stored._type)) {
      levels = [];
      return [readImage(stored, at, hasAsset)];
    }
    if (stored._type !== "block") {
      at.report("unknownBlock", "left-out", nameOf(stored._type ?? item));
      return [];
    }
    const block = readTextBlock(stored, at);
    if (!block) return [];
    const { level = 0, style } = block;
    levels = level > 0 ? [...levels.filter((above) => above < level), level] : [];
    if (level > levels.length) at.report("listDepth", "shown");
    if (level > 0) return [{ ...block, level: levels.length }];
    if (style !== "h2" && style !== "h3") return [block];
    hasSection ||= style === "h2";
    return [{ ...block, style: hasSection ? style : "h2", id: idOf(blockText(block)) }];
  }

  return namedItems(value).flatMap(([item, name]) =>
    item === null ? [] : readBlock(item, place.inside(name)),
  );
}
