import { act, screen, waitFor, within, type RenderResult } from "@testing-library/react";
import { StrictMode, type ReactElement } from "react";
import { Carousel } from "../../../../src/components/ui/carousel";
import type { Columns } from "../../../../src/components/ui/carousel-columns";
import type { Locale } from "../../../../src/i18n/locales";
import { setInView } from "../../../setup/jsdom/intersection-stub";
import { setViewportWidth } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

/** Links on the slides, one each. */
export const names = ["Ada", "Bo", "Cleo", "Dag", "Eva"];

type Options = { readonly columns?: Columns; readonly locale?: Locale; readonly count?: number };

/** Returns a carousel with a slide for each name. */
export function carousel({ columns = 3, count = names.length }: Options = {}): ReactElement {
  const slides = names.slice(0, count).map((name) => (
    <article key={name}>
      <p>About {name}</p>
      <a href={`#${name}`}>{name}</a>
    </article>
  ));
  return (
    <StrictMode>
      <Carousel title="People" columns={columns} slides={slides} />
    </StrictMode>
  );
}

export function renderCarousel({ locale = "en", ...options }: Options = {}): RenderResult {
  return renderWithTexts(carousel(options), { locale });
}

/** Renders the carousel at a viewport width and loads it. */
export async function openCarousel(width: number, options?: Options): Promise<void> {
  setViewportWidth(width);
  renderCarousel(options);
  await comeNear();
}

/** Brings the plain list near the viewport and waits for the carousel to replace it. */
export async function comeNear(): Promise<void> {
  act(() => setInView(list()));
  // The plain list is focusable and has 0.
  await waitFor(() => expect(list()).toHaveAttribute("tabindex", "-1"));
}

export function list(): HTMLElement {
  return screen.getByRole("list", { name: "People" });
}

export function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

/** Returns the names on the reachable slides and expects all others to be inert. */
export function shownSlides(): string[] {
  const all = within(list()).getAllByRole("listitem", { hidden: true });
  const reachable = within(list()).getAllByRole("listitem");
  for (const slide of all) expect(slide.inert).toBe(!reachable.includes(slide));
  return reachable.map((slide) => within(slide).getByRole("link").textContent);
}

/** Waits for some milliseconds, in steps, as `act` delays updates until it ends. */
export async function wait(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}
