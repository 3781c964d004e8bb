import { render, screen } from "@testing-library/react";
import { ScrollContext } from "../../../src/browser/scroll-positions";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo;
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
});

/** Shows a page, and then a new history entry of it. */
function follow(hash: string): void {
  const page = (key: string, fragment: string) => (
    <ScrollContext location={{ pathname: "/", key, hash: fragment }}>
      <p id="fråga">Page</p>
    </ScrollContext>
  );
  const { rerender } = render(page("first", ""));
  rerender(page(`to ${hash}`, hash));
}

test("a link to a part of the page leads to it", () => {
  follow("#fr%C3%A5ga");
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText("Page")]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(["#nowhere", "#100%", "#%E5"])(
  "a link to %s leaves the page as it is, at its top",
  (hash) => {
    follow(hash);
    expect(screen.getByText("Page")).toBeVisible();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  },
);
