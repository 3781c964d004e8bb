import { render, screen } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/picture";
import { sampleAsset } from "../../../setup/content/sample-picture";

const image = sampleAsset("chair").localFile.childImageSharp.gatsbyImageData;

test.each([
  [false, "lazy", null],
  [true, "eager", "high"],
])("with priority (%s) it loads so: %s, %s", (priority, loading, fetchPriority) => {
  render(<Picture image={image} sizes="50vw" alt="A chair" priority={priority} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
  expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe(fetchPriority);
});

test.each([
  [0, "0"],
  [75, "75"],
  [null, null],
  [undefined, null],
])("with a focus %s percent from its top, styles find it as %s", (focusY, expected) => {
  render(<Picture image={image} sizes="50vw" alt="A chair" focusY={focusY} />);
  expect(screen.getByRole("img").getAttribute("data-focus-y")).toBe(expected);
});

test("renders no sources for a single format", () => {
  const singleFormat = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={singleFormat} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.png");
  expect(document.querySelector("source")).toBeNull();
});

const srcSet = "/a-400.webp 400w,\n/a-600.webp 600w";

test.each<[string, Partial<typeof image>, string, number, number]>([
  ["a picture smaller than the query's width", { width: 1600, height: 2133.33 }, srcSet, 600, 800],
  ["a fraction", { width: 600, height: 337.5 }, srcSet, 600, 338],
  ["a fixed size with files for dense screens", { width: 72, height: 72 }, srcSet, 72, 72],
  ["a line", { width: 600, height: 0.2 }, srcSet, 600, 1],
])(
  "the attributes are the delivered size in whole pixels: %s",
  (_name, size, set, width, height) => {
    const images = { fallback: { src: "/a.webp", srcSet: set } };
    render(<Picture image={{ ...image, ...size, images }} sizes="50vw" alt="A chair" />);
    expect(screen.getByRole("img")).toHaveAttribute("width", String(width));
    expect(screen.getByRole("img")).toHaveAttribute("height", String(height));
  },
);
