import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Carousel } from "../../../../src/components/ui/carousel";
import { observedElements, setInView } from "../../../setup/jsdom/intersection-stub";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const slickModule = "../../../../src/components/ui/carousel-slick";
/** Slightly longer than a slide's transition, in milliseconds. */
const transitionTime = 500;
const names = ["Ada", "Bo", "Cleo", "Dag", "Eva"];

type Options = { readonly count?: number; readonly sideBySide?: number };

function renderCarousel({ count = names.length, sideBySide = 1 }: Options = {}): void {
  const slides = names.slice(0, count).map((name) => (
    <article key={name}>
      <p>About {name}</p>
      <a href={`#${name}`}>{name}</a>
    </article>
  ));
  renderWithTexts(
    <StrictMode>
      <Carousel title="People" columns={3} slides={slides} />
    </StrictMode>,
    { locale: "en" },
  );
  show(sideBySide);
}

/** As the style sheet does, at the window's width (`browser/carousels`). */
function show(sideBySide: number): void {
  const section = screen.getByRole("region", { name: "People" });
  section.style.setProperty("--shown", String(sideBySide));
  window.dispatchEvent(new Event("resize"));
}

async function openCarousel(sideBySide: number, count = names.length): Promise<void> {
  renderCarousel({ count, sideBySide });
  await comeNear();
}

async function comeNear(): Promise<void> {
  act(() => setInView(list()));
  // The plain list is focusable and has 0.
  await waitFor(() => expect(list()).toHaveAttribute("tabindex", "-1"));
}

const list = () => screen.getByRole("list", { name: "People" });
const button = (name: string) => screen.getByRole("button", { name });

/** Returns the names on the reachable slides and expects all others to be inert. */
function shownSlides(): string[] {
  const all = within(list()).getAllByRole("listitem", { hidden: true });
  const reachable = within(list()).getAllByRole("listitem");
  for (const slide of all) expect(slide.inert).toBe(!reachable.includes(slide));
  return reachable.map((slide) => within(slide).getByRole("link").textContent);
}

const expectShown = (...shown: string[]) => waitFor(() => expect(shownSlides()).toEqual(shown));

/** Waits for some milliseconds, in steps, as `act` delays updates until it ends. */
async function wait(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

function swipe(from: number, to: number): void {
  const [slide] = within(list()).getAllByRole("listitem");
  fireEvent.touchStart(slide!, { touches: [{ pageX: from, pageY: 0 }] });
  fireEvent.touchMove(slide!, { touches: [{ pageX: to, pageY: 0 }] });
  fireEvent.touchEnd(slide!);
}

describe("the list before the carousel", () => {
  test("stays for a single slide", () => {
    renderCarousel({ count: 1 });
    expect(observedElements()).toEqual([]);
    expect(list()).not.toHaveAttribute("tabindex");
  });

  test.each<[string, begin: () => void, end: () => void]>([
    ["scrolled", () => (list().scrollLeft = 300), () => (list().scrollLeft = 0)],
    [
      "focused",
      () => screen.getByRole("link", { name: "Ada" }).focus(),
      () => screen.getByRole("link", { name: "Ada" }).blur(),
    ],
    [
      "pressed",
      // jsdom presses nothing.
      () => {
        const element = list();
        element.matches = ((state: string) =>
          state === ":active" ||
          HTMLElement.prototype.matches.call(element, state)) as typeof element.matches;
      },
      () => (list().matches = HTMLElement.prototype.matches),
    ],
  ])("stays while it is %s, until it is near again", async (_name, begin, end) => {
    renderCarousel();
    act(begin);
    act(() => setInView(list()));
    await wait(100);
    expect(list()).toHaveAttribute("tabindex", "0");
    act(end);
    await comeNear();
    expect(button("Next Slide")).toBeInTheDocument();
  });

  test("stays with a visible scrollbar when the code fails to load", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    jest.doMock(slickModule, () => {
      throw new Error("Loading chunk 7 failed.");
    });
    renderCarousel();
    act(() => setInView(list()));
    await waitFor(() => expect(list()).toHaveClass("scrollbar"));
    expect(within(list()).getAllByRole("listitem")).toHaveLength(5);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    jest.dontMock(slickModule);
  });
});

test.each([1, 2, 3])(
  "shows as many slides side by side as there is room for: %i",
  async (shown) => {
    await openCarousel(shown);
    expect(shownSlides()).toEqual(names.slice(0, shown));
    expect(screen.getAllByRole("button", { name: /^Show slide/ })).toHaveLength(6 - shown);
  },
);

test("keeps the last slide when the viewport widens, and the first when it narrows", async () => {
  await openCarousel(1);
  await userEvent.click(button("Show slide 5"));
  await expectShown("Eva");
  act(() => show(3));
  await expectShown("Cleo", "Dag", "Eva");
  act(() => show(2));
  await expectShown("Cleo", "Dag");
});

test("has no buttons while all slides fit", async () => {
  await openCarousel(3, 2);
  expect(shownSlides()).toEqual(["Ada", "Bo"]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => show(1));
  await userEvent.click(button("Next Slide"));
  await expectShown("Bo");
  act(() => show(3));
  await expectShown("Ada", "Bo");
});

test("arrows convey the ends by name and state, and keep the focus there", async () => {
  const user = userEvent.setup();
  await openCarousel(3);
  const back = button("No previous slides");
  const on = button("Next Slide");
  expect(back).toHaveAttribute("aria-disabled", "true");
  expect(on).toHaveAttribute("aria-disabled", "false");
  await user.click(back);
  expect(shownSlides()).toEqual(["Ada", "Bo", "Cleo"]);

  on.focus();
  await user.keyboard("{Enter}");
  await expectShown("Bo", "Cleo", "Dag");
  expect(back).toHaveAccessibleName("Previous Slide");
  expect(on).toHaveAccessibleName("Next Slide");
  await user.keyboard(" ");
  await expectShown("Cleo", "Dag", "Eva");
  expect(on).toHaveAccessibleName("No more slides");
  expect(on).toHaveAttribute("aria-disabled", "true");
  expect(on).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]);
  await user.click(back);
  await expectShown("Bo", "Cleo", "Dag");
});

test("arrows count every click of a quick series", async () => {
  await openCarousel(1);
  const on = button("Next Slide");
  for (let click = 0; click < 4; click++) await userEvent.click(on);
  await expectShown("Eva");
  expect(on).toHaveAccessibleName("No more slides");
});

test("dots go to each slide and mark the current one", async () => {
  await openCarousel(1);
  expect(button("Show slide 1")).toHaveAttribute("aria-current", "true");
  await userEvent.click(button("Show slide 4"));
  await expectShown("Dag");
  expect(button("Show slide 4")).toHaveAttribute("aria-current", "true");
  expect(button("Show slide 1")).not.toHaveAttribute("aria-current");
});

describe("swipes", () => {
  test("move by one slide, and go back at once after a swipe past the end", async () => {
    await openCarousel(3);
    for (let swipes = 0; swipes < 4; swipes++) {
      swipe(300, 100);
      await wait(transitionTime);
    }
    expect(shownSlides()).toEqual(["Cleo", "Dag", "Eva"]);
    swipe(100, 300);
    expect(shownSlides()).toEqual(["Bo", "Cleo", "Dag"]);
  });

  test("move the focus from a hidden slide to the list", async () => {
    await openCarousel(1);
    screen.getByRole("link", { name: "Ada" }).focus();
    swipe(300, 100);
    await waitFor(() => expect(list()).toHaveFocus());
  });

  test("are for fingers: a mouse selects text and drags links, as anywhere", async () => {
    await openCarousel(1);
    const link = screen.getByRole("link", { name: "Ada" });
    fireEvent.mouseDown(link, { clientX: 300 });
    fireEvent.mouseMove(link, { clientX: 100 });
    fireEvent.mouseUp(link);
    await wait(transitionTime);
    expect(shownSlides()).toEqual(["Ada"]);
    expect(fireEvent.dragStart(link)).toBe(true);
    expect(fireEvent.click(link, { clientX: 100, detail: 1 })).toBe(true);
  });
});

test("does not animate with reduced motion", async () => {
  setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
  await openCarousel(1);
  await userEvent.click(button("Next Slide"));
  await expectShown("Bo");
  const track = list().querySelector<HTMLElement>(".slick-track");
  expect(track?.style.transition).not.toContain("300ms");
});
