/** Rich text whose blocks can be edited by a click, in a preview. */
import type { PortableTextComponents } from "@portabletext/react";
import type { ReactNode } from "react";
import type { ArticleBlock } from "../../sanity/documents/article";
import { edit, type EditAttribute } from "./edit-attribute";

/** Part of a block in a preview: the props of its element. */
type EditableBlock = { readonly edit?: EditAttribute };

/** Returns the blocks of a post's text, each with the attribute that leads to it. */
export function editableBlocks(
  blocks: readonly ArticleBlock[],
  postId: string | undefined,
): readonly (ArticleBlock & EditableBlock)[] {
  if (process.env.SITE_PREVIEW !== "true") return blocks;
  return blocks.map((block) => {
    const { _key: key } = block;
    return { ...block, edit: edit("post", postId, "body", { key }) };
  });
}

/** Returns the attribute of a block's element. */
export function editBlock(block: object): EditAttribute | undefined {
  return process.env.SITE_PREVIEW === "true" ? (block as EditableBlock).edit : undefined;
}

type Props = { readonly value: object; readonly children?: ReactNode };

function elementFor(Tag: "p" | "blockquote" | "li") {
  return function Editable({ value, children }: Props) {
    return <Tag {...editBlock(value)}>{children}</Tag>;
  };
}

const elements = /* @__PURE__ */ (() =>
  ({
    block: {
      normal: elementFor("p"),
      blockquote: elementFor("blockquote"),
    },
    listItem: elementFor("li"),
  }) satisfies Partial<PortableTextComponents>)();

/**
 * Returns a preview's renderers, which give each block's element its attribute, except for headings that have
 * an id as well.
 */
export function editableComponents(): typeof elements | undefined {
  return process.env.SITE_PREVIEW === "true" ? elements : undefined;
}
