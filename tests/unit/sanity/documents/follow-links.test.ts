import type { Span, UnlinkedBlock } from "../../../../src/sanity/documents/article";
import { followLinks } from "../../../../src/sanity/documents/follow-links";
import { permissiveLinks } from "../../../../src/sanity/documents/read-link";

const span = (text: string, ...marks: string[]): Span => ({ _type: "span", text, marks });

test("spaces at the ends of a link are none of it, but those within are", () => {
  const link = { _type: "link", href: "https://example.com" };
  const block: UnlinkedBlock = {
    ...{ _type: "block", style: "normal", path: ["body", 0], links: new Map([["a", link]]) },
    children: [span("Läs "), span(" vår ", "a"), span("guide ", "a", "strong"), span("nu.", "em")],
  };
  const { blocks, findings } = followLinks([block], "body", "sv", permissiveLinks);
  expect(blocks).toMatchObject([
    {
      children: [
        span("Läs "),
        span(" "),
        span("vår ", "a"),
        span("guide", "a", "strong"),
        span(" ", "strong"),
        span("nu.", "em"),
      ],
    },
  ]);
  expect(findings).toEqual([]);
});
