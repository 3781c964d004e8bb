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

test("a link to a part that there is not, or that cannot be decoded, leads to the page's top", () => {
  follow("#%E5");
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
