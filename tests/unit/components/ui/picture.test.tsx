import { render, screen } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/picture";
import { sampleImage } from "../../../setup/content/sample-picture";

const image = sampleImage("chair");

test("loads lazily", () => {
  render(<Picture image={image} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
});

test("loads eagerly with priority", () => {
  render(<Picture image={image} sizes="50vw" alt="A chair" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("renders no sources for a single format", () => {
  const singleFormat = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={singleFormat} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.png");
  expect(document.querySelector("source")).toBeNull();
});
