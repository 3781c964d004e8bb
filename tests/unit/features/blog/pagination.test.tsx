import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { Pagination } from "../../../../src/features/blog/pagination";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const renderPagination = (current: number, pageCount: number) =>
  renderWithTexts(<Pagination current={current} pageCount={pageCount} />, { locale: "en" });

const linkTo = (name: string) => screen.getByRole("link", { name });

test.each([
  ["first", 1, "No previous page", null, "Next page", "/en/blog?page=2"],
  ["middle", 2, "Previous page", "/en/blog", "Next page", "/en/blog?page=3"],
  ["last", 3, "Previous page", "/en/blog?page=2", "No next page", null],
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
