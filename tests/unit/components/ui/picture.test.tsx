import { render, screen } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/picture";
import { sampleImage } from "../../../setup/content/sample-picture";

const image = sampleImage("chair");

test.each([
  [false, "lazy", null],
  [true, "eager", "high"],
])("with priority (%s) it loads so: %s, %s", (priority, loading, fetchPriority) => {
  render(<Picture image={image} sizes="50vw" alt="A chair" priority={priority} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
  expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe(fetchPriority);
});

test("renders no sources for a single format", () => {
  const singleFormat = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={singleFormat} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.png");
  expect(document.querySelector("source")).toBeNull();
});
