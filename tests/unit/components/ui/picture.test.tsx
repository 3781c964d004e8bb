import { render, screen } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/picture";
import { sampleImage } from "../../../setup/content/sample-picture";

const image = sampleImage("chair");

test("renders dimensions, sources and alt text", () => {
  render(<Picture image={image} sizes="50vw" alt="A chair" className="cover" />);
  const picture = screen.getByRole("img", { name: "A chair" });
  expect(picture).toHaveAttribute("src", "/static/chair-800.png");
  expect(picture).toHaveAttribute("srcset", "/static/chair-400.png 400w");
  expect(picture).toHaveAttribute("sizes", "50vw");
  expect(picture).toHaveAttribute("width", "1200");
  expect(picture).toHaveAttribute("height", "800");
  expect(picture).toHaveClass("cover");
  expect(picture).toHaveAttribute("data-ground", "#d8ece3");

  const source = picture.parentElement!.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute("srcset", "/static/chair-400.avif 400w");
  expect(source).toHaveAttribute("sizes", "50vw");
});

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

test("renders a decorative image with an empty alt text", () => {
  render(<Picture image={image} sizes="50vw" alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("renders no sources for a single format", () => {
  const singleFormat = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={singleFormat} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.png");
  expect(document.querySelector("source")).toBeNull();
});
