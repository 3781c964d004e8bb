import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type * as Server from "react-dom/server";
import { columnSteps } from "../../../../src/components/ui/carousel-columns";
import { observedElements, setInView } from "../../../setup/jsdom/intersection-stub";
import { setViewportWidth } from "../../../setup/jsdom/media-stub";
import {
  button,
  carousel,
  comeNear,
  list,
  names,
  openCarousel,
  renderCarousel,
  shownSlides,
  wait,
} from "./open-carousel";

// jsdom resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const slickModule = "../../../../src/components/ui/carousel-slick";

/** Shows the server's HTML before hydration. */
function showServerMarkup(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(carousel());
  document.body.replaceChildren(container);
  return container;
}

describe("before the carousel has loaded", () => {
  test("renders a section with a heading, every slide and no buttons on the server", () => {
    const page = showServerMarkup();

    expect(screen.getByRole("region", { name: "People" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: "People" })).toBeInTheDocument();
    expect(within(list()).getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(names);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(page.innerHTML).not.toMatch(/style=|aria-hidden|inert/);
  });

  test("hydrates the server's markup unchanged", () => {
    setViewportWidth(1100);
    const page = showServerMarkup();
    const html = page.innerHTML;
    // A hydration mismatch would be logged and fail the test.
    render(carousel(), { container: page, hydrate: true });
    expect(page.innerHTML).toBe(html);
  });

  test("loads nothing while it is far from the viewport", async () => {
    renderCarousel();
    act(() => setInView(list(), false));
    await wait(50);

    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("makes the list focusable, for scrolling with the keyboard", () => {
    renderCarousel();
    expect(list()).toHaveAttribute("tabindex", "0");
  });

  test("does not enhance a single slide", () => {
    renderCarousel({ count: 1 });
    expect(observedElements()).toEqual([]);
    expect(list()).not.toHaveAttribute("tabindex");
  });

  test("has the same breakpoints in the style sheet as in the code", () => {
    const read = (file: string) => readFileSync(join(__dirname, "../../../../src", file), "utf8");
    const definitions = Object.fromEntries(
      [...read("styles/breakpoints.css").matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(
        ([, name = "", media]) => [name, media],
      ),
    );
    const rule = /@media \((--[\w-]+)\) \{\s*\.(two|three) \{\s*--shown: (\d);/g;
    const inCss = [...read("components/ui/carousel.module.css").matchAll(rule)].map(
      ([, breakpoint = "", name, shown]) => [
        name === "two" ? 2 : 3,
        definitions[breakpoint],
        Number(shown),
      ],
    );
    const inCode = Object.entries(columnSteps).flatMap(([columns, steps]) =>
      steps.map(({ media, shown }) => [Number(columns), media, shown]),
    );
    expect(inCss.sort()).toEqual(inCode.sort());
  });
});

describe("loading the carousel", () => {
  test("on nearing the viewport", async () => {
    await openCarousel(1100);
    expect(button("Next Slide")).toBeInTheDocument();
  });

  test("on a touch", async () => {
    renderCarousel();
    fireEvent.pointerDown(screen.getByText("About Ada"));
    expect(await screen.findByRole("button", { name: "Next Slide" })).toBeInTheDocument();
  });

  test("on focus, which is kept", async () => {
    renderCarousel();
    act(() => screen.getByRole("link", { name: "Ada" }).focus());
    await screen.findByRole("button", { name: "Next Slide" });
    expect(screen.getByRole("link", { name: "Ada" })).toHaveFocus();
  });

  test("on focus of the list itself, which is kept too", async () => {
    renderCarousel();
    act(() => list().focus());
    await screen.findByRole("button", { name: "Next Slide" });
    expect(list()).toHaveFocus();
  });

  test("waits while the list is touched", async () => {
    renderCarousel();
    fireEvent.touchStart(screen.getByText("About Ada"));
    act(() => setInView(list()));
    await wait(400);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();

    fireEvent.touchEnd(screen.getByText("About Ada"));
    expect(await screen.findByRole("button", { name: "Next Slide" })).toBeInTheDocument();
  });

  test("keeps the scroll position", async () => {
    setViewportWidth(375);
    renderCarousel();
    for (const slide of within(list()).getAllByRole("listitem")) {
      Object.defineProperty(slide, "offsetWidth", { value: 359 });
    }
    list().scrollLeft = 718;
    await comeNear();
    expect(shownSlides()).toEqual(["Cleo"]);
  });

  test("keeps the list with a visible scrollbar when the code fails to load", async () => {
    jest.doMock(slickModule, () => {
      throw new Error("Loading chunk 7 failed.");
    });
    try {
      renderCarousel();
      act(() => setInView(list()));
      await waitFor(() => expect(list()).toHaveClass("scrollbar"));

      expect(within(list()).getAllByRole("listitem")).toHaveLength(5);
      expect(list()).toHaveAttribute("tabindex", "0");
      expect(screen.queryByRole("button")).not.toBeInTheDocument();
    } finally {
      jest.dontMock(slickModule);
    }
  });

  test("does nothing when unmounted while loading", async () => {
    const { unmount } = renderCarousel();
    act(() => setInView(list()));
    unmount();
    await wait(50);
  });
});
