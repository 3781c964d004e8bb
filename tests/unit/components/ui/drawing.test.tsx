import { render, screen } from "@testing-library/react";
import { Drawing } from "../../../../src/components/ui/drawing";

const size = { width: 640, height: 480 };

test("a drawing with a narrow one gives that to phones, each with its size", () => {
  const narrow = { width: 343, height: 520 };
  const { container } = render(<Drawing name="house" {...size} narrow={narrow} alt="A house" />);
  const image = screen.getByRole("img", { name: "A house" });
  const attributes = (element: Element, ...names: string[]) =>
    names.map((name) => element.getAttribute(name));
  expect(attributes(image, "src", "width", "height")).toEqual([
    "/pictures/house-narrow.svg",
    "343",
    "520",
  ]);
  const wide = container.querySelector("picture > source")!;
  expect(attributes(wide, "srcset", "media", "width", "height")).toEqual([
    "/pictures/house.svg",
    "(width > 30em)",
    "640",
    "480",
  ]);
});

test("one drawing for all screens is lazy unless it comes first, and decorative without a text", () => {
  render(
    <>
      <Drawing name="a" {...size} />
      <Drawing name="b" {...size} priority />
    </>,
  );
  const [lazy, first] = screen.getAllByRole("presentation");
  expect(lazy).toHaveAttribute("src", "/pictures/a.svg");
  expect(lazy).toHaveAttribute("loading", "lazy");
  expect(first).toHaveAttribute("fetchpriority", "high");
  expect(first).not.toHaveAttribute("loading");
});
