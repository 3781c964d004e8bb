import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { PortableText } from "../../../../src/components/portable-text/portable-text";
import {
  portableTextDecorators,
  portableTextLists,
  portableTextStyles,
} from "../../../../src/sanity/model/portable-text";
import type { ArticleBlock } from "../../../../src/sanity/documents/article";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { block, image, link } from "./blocks";

beforeEach(() => jest.mocked(navigate).mockReset());

const pictures = [{ _id: "image-1", ...sampleAsset("chair") }];

const renderText = (...blocks: readonly ArticleBlock[]) =>
  render(<PortableText value={blocks} pictures={pictures} />);

/** Expected element for each name in the content model; a missing entry fails a test below. */
const elements: Record<string, string> = {
  normal: "P",
  h2: "H2",
  h3: "H3",
  blockquote: "BLOCKQUOTE",
  strong: "STRONG",
  em: "EM",
  underline: "U",
  "strike-through": "DEL",
  code: "CODE",
  bullet: "UL",
  number: "OL",
};

test.each([
  ...portableTextStyles.map((style) => [style, { style }] as const),
  ...portableTextDecorators.map((mark) => [mark, { marks: [mark] }] as const),
])("renders the style or mark %s", (name, values) => {
  renderText(block("Text", values));
  expect(screen.getByText("Text").tagName).toBe(elements[name]);
});

test.each(portableTextLists)("renders the list %s, nested too", (listItem) => {
  renderText(
    block("One", { listItem, level: 1 }),
    block("Inner", { listItem, level: 2 }),
    block("Two", { listItem, level: 1 }),
  );
  const [outer, inner] = screen.getAllByRole("list");
  expect(outer!.tagName).toBe(elements[listItem]);
  expect(inner!.tagName).toBe(elements[listItem]);
  expect(within(inner!).getByText("Inner")).toBeInTheDocument();
  expect(outer!.children).toHaveLength(2);
});

test("renders an external link as a plain anchor", () => {
  renderText(link("Read", "https://example.com/a"));
  const anchor = screen.getByRole("link", { name: "Read" });
  expect(anchor).toHaveAttribute("href", "https://example.com/a");
  expect(anchor).toHaveAttribute("rel", "noopener");
});

test.each([
  ["leaves", "/rss.xml?from=post"],
  ["leaves", "#summary"],
  ["does not leave", "/blog?page=2#articles"],
  ["does not leave", "/blog?file=guide.pdf#a.b"],
])("%s a link to %s to the browser", async (verb, href) => {
  renderText(link("Read", href));
  const anchor = screen.getByRole("link", { name: "Read" });
  expect(anchor).toHaveAttribute("href", href);
  // jsdom does not navigate.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(anchor);
  const navigations = verb === "leaves" ? [] : [[href, expect.anything()]];
  expect(jest.mocked(navigate).mock.calls).toEqual(navigations);
});

test("headings have the ids that the reader gave them, and breaks are rendered", () => {
  renderText(
    block("Word", { style: "h2", id: "word" }),
    block("Part", { style: "h3", id: "part" }),
    block("One\nTwo"),
  );
  const ids = screen.getAllByRole("heading").map(({ id }) => id);
  expect(ids).toEqual(["word", "part"]);
  expect(screen.getByText(/One/).innerHTML).toBe("One<br>Two");
});

test("renders an image with alt text and caption", () => {
  renderText(image("image-1", { alt: "A chair", caption: "By the window" }));
  const figure = within(screen.getByRole("figure"));
  const picture = figure.getByRole("img", { name: "A chair" });
  expect(picture).toHaveAttribute("src", "/static/chair-800.png");
  expect(figure.getByText("By the window").tagName).toBe("FIGCAPTION");
});

test("what an image shows is not read twice", () => {
  renderText(image("image-1", { alt: "A chair", caption: "A chair" }));
  expect(document.querySelector("img")).toHaveAttribute("alt", "");
  expect(document.querySelector("figcaption")).toHaveTextContent("A chair");
});

test("renders an image without alt text or caption as decorative", () => {
  renderText(image("image-1"));
  expect(within(screen.getByRole("figure")).getByRole("presentation")).toHaveAttribute("alt", "");
  expect(document.querySelector("figcaption")).toBeNull();
});

test.each([
  ["whose file is not there", image("image-2", { alt: "Gone" })],
  ["without a file, as in a draft", image(null)],
])("omits an image %s", (_name, value) => {
  renderText(block("Before"), value, block("After"));
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.getByText("After")).toBeInTheDocument();
});
