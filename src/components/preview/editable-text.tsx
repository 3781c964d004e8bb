/** Rich text whose blocks can be edited by a click, in a preview. */
import type { PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { edit, type EditAttribute } from "./edit-attribute";

/** Part of a block in a preview: the props of its element. */
export type EditableBlock = { readonly edit?: EditAttribute };

/** Returns the blocks of a post's text, each with the attribute that leads to it. */
export function editableBlocks(blocks: unknown, postId: string | undefined): unknown {
  if (process.env.SITE_PREVIEW !== "true" || !Array.isArray(blocks)) return blocks;
  return (blocks as readonly object[]).map((block) => {
    const { _key: key } = block as { readonly _key?: unknown };
    return { ...block, edit: edit("post", postId, "body", { key }) };
  });
}

/** Returns the attribute of a block's element. */
export function editBlock(block: object): EditAttribute | undefined {
  return process.env.SITE_PREVIEW === "true" ? (block as EditableBlock).edit : undefined;
}

type Props = { readonly value: object; readonly children?: ReactNode };

function elementFor(Tag: "p" | "h3" | "blockquote" | "li") {
  return function Editable({ value, children }: Props) {
    return <Tag {...editBlock(value)}>{children}</Tag>;
  };
}

const elements = /* @__PURE__ */ (() =>
  ({
    block: {
      normal: elementFor("p"),
      h3: elementFor("h3"),
      blockquote: elementFor("blockquote"),
    },
    listItem: elementFor("li"),
    unknownBlockStyle: elementFor("p"),
  }) satisfies Partial<PortableTextComponents>)();

/**
 * Returns a preview's renderers, which give each block's element its attribute, except for headings that have
 * an id as well.
 */
export function editableComponents(): typeof elements | undefined {
  return process.env.SITE_PREVIEW === "true" ? elements : undefined;
}
