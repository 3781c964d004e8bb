import { render, screen } from "@testing-library/react";
import { PortableText } from "../../../../src/components/portable-text/portable-text";
import { editableBlocks } from "../../../../src/components/preview/editable-text";
import { editedField, previewWith } from "../../../setup/content/edited-field";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { block, image } from "../portable-text/blocks";

const studio = "https://studio.example";

const blocks = [
  block("Paragraph", { _key: "a" }),
  block("Heading", { _key: "b", style: "h2" }),
  block("Subheading", { _key: "c", style: "h3" }),
  block("Quote", { _key: "d", style: "blockquote" }),
  block("Item", { _key: "e", listItem: "bullet", level: 1 }),
  image("image-1", { _key: "f", alt: "A chair" }),
];

const renderBlocks = () =>
  render(
    <PortableText
      value={editableBlocks(blocks, "p:en")}
      pictures={[{ _id: "image-1", ...sampleAsset("chair") }]}
    />,
  );

test("in a preview, each block and picture of a text leads to its own place", () => {
  previewWith(studio);
  renderBlocks();
  const places = [
    ...["Paragraph", "Heading", "Subheading", "Quote", "Item"].map((text) =>
      screen.getByText(text),
    ),
    screen.getByRole("figure"),
  ].map((element) => editedField(element.getAttribute("data-sanity") ?? "", studio));
  expect(places).toEqual(blocks.map(({ _key }) => `p post bodyEn[_key=="${_key}"]`));
});

test("the published site leads nowhere", () => {
  expect(renderBlocks().container.querySelector("[data-sanity]")).toBeNull();
});
