import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Columns } from "../../../../src/components/ui/carousel-columns";
import { setMatchingMedia, setViewportWidth } from "../../../setup/jsdom/media-stub";
import {
  button,
  comeNear,
  list,
  names,
  openCarousel,
  renderCarousel,
  shownSlides,
  wait,
} from "./open-carousel";

/** Slightly longer than a slide's transition, in milliseconds. */
const transitionTime = 500;

function swipe(from: number, to: number): void {
  const [slide] = within(list()).getAllByRole("listitem");
  fireEvent.touchStart(slide!, { touches: [{ pageX: from, pageY: 0 }] });
  fireEvent.touchMove(slide!, { touches: [{ pageX: to, pageY: 0 }] });
  fireEvent.touchEnd(slide!);
}

describe("number of slides", () => {
  test.each<[columns: Columns, width: number, shown: number]>([
    [2, 375, 1],
    [2, 768, 1],
    [2, 800, 1],
    [2, 1023, 1],
    [2, 1024, 2],
    [2, 1100, 2],
    [3, 375, 1],
    [3, 768, 1],
    [3, 769, 2],
    [3, 800, 2],
    [3, 1024, 2],
    [3, 1025, 3],
    [3, 1100, 3],
  ])("with up to %i columns, a viewport of %i px shows %i", async (columns, width, shown) => {
    await openCarousel(width, { columns });
    expect(shownSlides()).toEqual(names.slice(0, shown));
    expect(screen.getAllByRole("button", { name: /^Show slide/ })).toHaveLength(6 - shown);
  });

  test("keeps the last slide when the viewport widens, and the first when it narrows", async () => {
    await openCarousel(375);
    await userEvent.click(button("Show slide 5"));
    await waitFor(() => expect(shownSlides()).toEqual(["Eva"]));

    act(() => setViewportWidth(1100));
    await waitFor(() => expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]));
    act(() => setViewportWidth(800));
    await waitFor(() => expect(shownSlides()).toEqual(["Cleo", "Dag"]));
  });

  test("has no buttons while all slides fit", async () => {
    await openCarousel(1100, { count: 2 });
    expect(shownSlides()).toEqual(["Ada", "Bo"]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();

    act(() => setViewportWidth(375));
    await userEvent.click(button("Next Slide"));
    await waitFor(() => expect(shownSlides()).toEqual(["Bo"]));

    act(() => setViewportWidth(1100));
    await waitFor(() => expect(shownSlides()).toEqual(["Ada", "Bo"]));
  });
});

describe("arrows", () => {
  test("convey the ends by name and state, and keep the focus there", async () => {
    const user = userEvent.setup();
    await openCarousel(1100);
    const back = button("No previous slides");
    const on = button("Next Slide");
    expect(back).toHaveAttribute("aria-disabled", "true");
    expect(on).toHaveAttribute("aria-disabled", "false");

    await user.click(back);
    expect(shownSlides()).toEqual(["Ada", "Bo", "Cleo"]);

    on.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(shownSlides()).toEqual(["Bo", "Cleo", "Dag"]));
    expect(back).toHaveAccessibleName("Previous Slide");
    expect(back).toHaveAttribute("aria-disabled", "false");
    expect(on).toHaveAccessibleName("Next Slide");

    await user.keyboard(" ");
    await waitFor(() => expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]));
    expect(on).toHaveAccessibleName("No more slides");
    expect(on).toHaveAttribute("aria-disabled", "true");
    expect(on).toHaveFocus();

    await user.keyboard("{Enter}");
    expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]);

    await user.click(back);
    await waitFor(() => expect(shownSlides()).toEqual(["Bo", "Cleo", "Dag"]));
  });

  test("count every click of a quick series", async () => {
    await openCarousel(375);
    const on = button("Next Slide");
    for (let click = 0; click < 3; click++) await userEvent.click(on);
    await waitFor(() => expect(shownSlides()).toEqual(["Dag"]));
  });

  test("speak Swedish on Swedish pages", async () => {
    await openCarousel(375, { locale: "sv" });
    expect(button("Inga tidigare bilder")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button("Visa bild 5"));
    await waitFor(() => expect(button("Inga fler bilder")).toBeInTheDocument());
    expect(button("Föregående bild")).toBeInTheDocument();
    await userEvent.click(button("Föregående bild"));
    await waitFor(() => expect(button("Nästa bild")).toBeInTheDocument());
  });
});

describe("dots", () => {
  test("go to each slide and mark the current one", async () => {
    await openCarousel(375);
    expect(button("Show slide 1")).toHaveAttribute("aria-current", "true");

    await userEvent.click(button("Show slide 4"));
    await waitFor(() => expect(shownSlides()).toEqual(["Dag"]));
    expect(button("Show slide 4")).toHaveAttribute("aria-current", "true");
    expect(button("Show slide 1")).not.toHaveAttribute("aria-current");
  });
});

describe("swipes", () => {
  test("move by one slide", async () => {
    await openCarousel(375);
    swipe(300, 100);
    expect(shownSlides()).toEqual(["Bo"]);
    await wait(transitionTime);
    swipe(100, 300);
    expect(shownSlides()).toEqual(["Ada"]);
  });

  test("go back at once after a swipe past the end", async () => {
    await openCarousel(1100);
    await userEvent.click(button("Show slide 3"));
    await waitFor(() => expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]));
    await wait(transitionTime);

    swipe(300, 100);
    await wait(transitionTime);
    swipe(300, 100);
    await wait(transitionTime);
    expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]);

    swipe(100, 300);
    expect(shownSlides()).toEqual(["Bo", "Cleo", "Dag"]);
  });

  test("move the focus from a hidden slide to the list", async () => {
    await openCarousel(375);
    screen.getByRole("link", { name: "Ada" }).focus();
    swipe(300, 100);
    await waitFor(() => expect(list()).toHaveFocus());
  });

  test("with the mouse do not follow a link, unlike clicks", async () => {
    await openCarousel(375);
    const link = screen.getByRole("link", { name: "Ada" });
    fireEvent.mouseDown(link, { clientX: 200 });
    expect(fireEvent.click(link, { clientX: 150, detail: 1 })).toBe(false);
    fireEvent.mouseDown(link, { clientX: 200 });
    expect(fireEvent.click(link, { clientX: 202, detail: 1 })).toBe(true);
    expect(fireEvent.click(link, { detail: 0 })).toBe(true);
    expect(fireEvent.dragStart(link)).toBe(false);
  });

  test("prevent native panning sideways, but not vertically", async () => {
    await openCarousel(375);
    const slide = screen.getByText("About Ada");
    const move = (clientX: number, clientY: number): boolean =>
      fireEvent.touchMove(slide, { cancelable: true, touches: [{ clientX, clientY }] });

    fireEvent.touchStart(slide, { touches: [{ clientX: 100, clientY: 100 }] });
    expect(move(80, 95)).toBe(false);
    expect(move(95, 60)).toBe(true);
  });
});

test("does not animate with reduced motion", async () => {
  setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
  renderCarousel();
  await comeNear();
  await userEvent.click(button("Next Slide"));
  await waitFor(() => expect(shownSlides()).toEqual(["Bo"]));
  const track = list().querySelector<HTMLElement>(".slick-track");
  expect(track?.style.transition).not.toContain("300ms");
});
