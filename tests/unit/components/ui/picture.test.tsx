import { render, screen } from "@testing-library/react";
import { Picture } from "../../../../src/components/ui/picture";
import { samplePicture } from "../../../setup/content/sample-picture";

const image = samplePicture("chair");

test("a picture has its size, its sources and its description", () => {
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

test("it is fetched when it comes near", () => {
  render(<Picture image={image} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
});

test("the largest picture of the first screen is fetched at once", () => {
  render(<Picture image={image} sizes="50vw" alt="A chair" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("a picture that only decorates says nothing", () => {
  render(<Picture image={image} sizes="50vw" alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("a picture in one format only needs no sources", () => {
  const plain = { ...image, images: { fallback: { src: "/a.png" } } };
  render(<Picture image={plain} sizes="50vw" alt="A chair" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.png");
  expect(document.querySelector("source")).toBeNull();
});
