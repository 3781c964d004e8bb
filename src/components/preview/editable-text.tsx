/** Rich text whose blocks can be edited by a click. Of previews only. */
import type { PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import { editAttribute, type EditAttribute } from "./edit-attribute";

/** Part of a block in a preview: the props of its element. */
export type EditableBlock = { readonly edit?: EditAttribute };

/** Returns the blocks of a post's text, each with the attribute that leads to it. */
export function editableBlocks(blocks: unknown, postId: string | undefined): unknown {
  if (!Array.isArray(blocks)) return blocks;
  return (blocks as readonly object[]).map((block) => {
    const { _key: key } = block as { readonly _key?: unknown };
    return { ...block, edit: editAttribute("post", postId, "body", { key }) };
  });
}

type Props = { readonly value: object; readonly children?: ReactNode };

function elementFor(Tag: "p" | "h3" | "blockquote" | "li") {
  return function Editable({ value, children }: Props) {
    return <Tag {...(value as EditableBlock).edit}>{children}</Tag>;
  };
}

/** Renderers that give each block's element its attribute, except for headings that have an id as well. */
export const editableComponents = {
  block: {
    normal: elementFor("p"),
    h3: elementFor("h3"),
    blockquote: elementFor("blockquote"),
  },
  listItem: elementFor("li"),
  unknownBlockStyle: elementFor("p"),
} satisfies Partial<PortableTextComponents>;
