import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { Pagination } from "../../../../src/components/ui/pagination";

const labels = {
  navigation: "Pages",
  page: (page: number) => `Page ${page}`,
  previous: "Previous page",
  noPrevious: "No previous page",
  next: "Next page",
  noNext: "No next page",
};

function renderPagination(current: number, pageCount: number) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  const hrefOf = (page: number) => (page > 1 ? `/list?page=${page}` : "/list");
  return render(<Pagination {...{ current, pages, pageCount, hrefOf, labels }} />);
}

const linkTo = (name: string) => screen.getByRole("link", { name });

test("links to page 1 without a page number, and to others with it", () => {
  renderPagination(2, 3);
  expect(linkTo("Page 1")).toHaveAttribute("href", "/list");
  expect(linkTo("Page 2")).toHaveAttribute("href", "/list?page=2");
  expect(linkTo("Page 3")).toHaveAttribute("href", "/list?page=3");
});

test("marks only the current page", () => {
  renderPagination(2, 3);
  const navigation = screen.getByRole("navigation", { name: "Pages" });
  const marked = within(navigation)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked).toEqual([linkTo("Page 2")]);
});

test.each([
  ["first", 1, "No previous page", null, "Next page", "/list?page=2"],
  ["middle", 2, "Previous page", "/list", "Next page", "/list?page=3"],
  ["last", 3, "Previous page", "/list?page=2", "No next page", null],
])("arrows on the %s page", (_name, current, previous, previousHref, next, nextHref) => {
  renderPagination(current, 3);
  for (const [name, href] of [
    [previous, previousHref],
    [next, nextHref],
  ] as const) {
    const arrow = linkTo(name);
    expect(arrow.getAttribute("href")).toBe(href);
    expect(arrow.getAttribute("aria-disabled")).toBe(href === null ? "true" : null);
  }
});

test("makes a disabled arrow neither focusable nor clickable", async () => {
  renderPagination(1, 2);
  await userEvent.click(linkTo("No previous page"));
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(linkTo("Page 1")).toHaveFocus();
});

test.each([0, 1])("renders nothing for %i pages", (pageCount) => {
  const { container } = renderPagination(1, pageCount);
  expect(container).toBeEmptyDOMElement();
});
