import { defineArrayMember, defineField, type ArrayDefinition } from "@sanity/types";
import { acceptedPictures } from "../../src/sanity/model/asset-formats";
import { label, texts } from "../texts";
import { internalLink } from "./internal-link";

/** The fields of a picture between the blocks, besides its file. */
const pictureFields = [
  defineField({
    name: "alt",
    ...label(texts.article.alt),
    type: "string",
  }),
  defineField({
    name: "caption",
    ...label(texts.article.caption),
    type: "string",
  }),
];

/**
 * The members of an article's text: exactly what the site's renderer supports
 * (`src/sanity/model/portable-text.ts`).
 */
export const articleMembers: ArrayDefinition["of"] = [
  defineArrayMember({
    type: "block",
    title: texts.article.block,
    styles: [
      { value: "normal", title: texts.article.normal },
      { value: "h2", title: texts.article.h2 },
      { value: "h3", title: texts.article.h3 },
      { value: "blockquote", title: texts.article.blockquote },
    ],
    lists: [
      { value: "bullet", title: texts.article.bullet },
      { value: "number", title: texts.article.number },
    ],
    marks: {
      decorators: [
        { value: "strong", title: texts.article.strong },
        { value: "em", title: texts.article.em },
        { value: "underline", title: texts.article.underline },
        { value: "strike-through", title: texts.article["strike-through"] },
        { value: "code", title: texts.article.code },
      ],
      annotations: [
        {
          name: "link",
          title: texts.article.link,
          type: "object",
          fields: [
            defineField({
              name: "href",
              ...label(texts.article.href),
              type: "url",
              // The rules of documents say what is wrong, in words that an editor understands.
              validation: (rule) =>
                rule.uri({ allowRelative: true, allowCredentials: true, scheme: [/^/] }),
            }),
          ],
        },
        internalLink,
      ],
    },
  }),
  defineArrayMember({
    type: "image",
    title: texts.article.image,
    options: { accept: acceptedPictures, hotspot: true },
    fields: pictureFields,
  }),
];
