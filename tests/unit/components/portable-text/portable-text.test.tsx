import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { PortableText } from "../../../../src/components/portable-text/portable-text";
import {
  portableTextDecorators,
  portableTextLists,
  portableTextStyles,
} from "../../../../src/sanity/model/portable-text";
import { site } from "../../../../src/config/site";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { block, image, link } from "./blocks";

beforeEach(() => jest.mocked(navigate).mockReset());

const pictures = [{ _id: "image-1", ...sampleAsset("chair") }];

const renderValue = (value: unknown) =>
  render(<PortableText value={value} pictures={pictures} name={'"Fem tecken" (sv)'} />);
const renderText = (...blocks: readonly object[]) => renderValue(blocks);

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
  ["/white-paper/guide.pdf", "/white-paper/guide.pdf"],
  ["/rss.xml?from=post", "/rss.xml?from=post"],
  [`${site.url}/rss.xml`, "/rss.xml"],
  ["#summary", "#summary"],
])("leaves a link to %s, which is not a page, to the browser", async (href, shown) => {
  renderText(link("Open", href));
  const anchor = screen.getByRole("link", { name: "Open" });
  expect(anchor).toHaveAttribute("href", shown);
  // jsdom does not navigate.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await userEvent.click(anchor);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  [`${site.url}/boka-demo`, "/boka-demo"],
  [`${site.url}/blog?page=2#articles`, "/blog?page=2#articles"],
  [site.url, "/"],
  ["/blog?file=guide.pdf#a.b", "/blog?file=guide.pdf#a.b"],
])("navigates client-side from a link to %s to %s", async (href, to) => {
  renderText(link("Read", href));
  await userEvent.click(screen.getByRole("link", { name: "Read" }));
  expect(navigate).toHaveBeenCalledWith(to, expect.anything());
});

test.each(["javascript:alert(1)", undefined])("renders an unsafe link to %j as text", (href) => {
  renderText(link("Read", href));
  expect(screen.getByText("Read")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("renders an image with alt text and caption", () => {
  renderText(image("image-1", { alt: "A chair", caption: "By the window" }));
  const figure = within(screen.getByRole("figure"));
  const picture = figure.getByRole("img", { name: "A chair" });
  expect(picture).toHaveAttribute("src", "/static/chair-800.png");
  expect(figure.getByText("By the window").tagName).toBe("FIGCAPTION");
});

test("renders an image without alt text or caption as decorative", () => {
  renderText(image("image-1"));
  expect(within(screen.getByRole("figure")).getByRole("presentation")).toHaveAttribute("alt", "");
  expect(document.querySelector("figcaption")).toBeNull();
});

test.each([
  ["whose file is not there", image("image-2", { alt: "Gone" })],
  ["without a file, as in a draft", { _type: "image", _key: "x" }],
])("omits an image %s", (_name, value) => {
  renderText(block("Before"), value, block("After"));
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.getByText("After")).toBeInTheDocument();
});

const note = { _type: "note", _key: "n" };

test.each([
  ["block", { _type: "video", _key: "x", url: "https://v.example" }, 'block type "video"', 0],
  ["style", block("Odd", { style: "h7" }), 'block style "h7"', 1],
  ["mark", block("Odd", { marks: ["glow"] }), 'mark type "glow"', 1],
  ["list type", block("Odd", { listItem: "dash", level: 1 }), 'list style "dash"', 1],
  ["annotation", block("Odd", { marks: ["n"], markDefs: [note] }), 'mark type "note"', 1],
])("warns of an unknown %s by the text's name and renders the rest", (_, odd, message, shown) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  renderText(block("Before"), odd, block("After"));
  const [[warning]] = warn.mock.calls as [[string]];
  expect(warning).toMatch(/^"Fem tecken" \(sv\): .*Unknown /);
  expect(warning).toContain(message);
  expect(screen.getByText("Before")).toBeInTheDocument();
  expect(screen.getByText("After")).toBeInTheDocument();
  expect(screen.queryAllByText("Odd")).toHaveLength(shown);
});

test.each([undefined, null, "text", { _type: "block" }])("renders nothing for %j", (value) => {
  expect(renderValue(value).container).toBeEmptyDOMElement();
});
