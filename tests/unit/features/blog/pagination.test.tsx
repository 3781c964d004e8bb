import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { Pagination } from "../../../../src/features/blog/pagination";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const renderPagination = (current: number, pageCount: number) =>
  renderWithTexts(<Pagination current={current} pageCount={pageCount} />, { locale: "en" });

const linkTo = (name: string) => screen.getByRole("link", { name });

test.each([
  [1, ["No previous page", null], ["Next page", "/en/blog?page=2"]],
  [2, ["Previous page", "/en/blog"], ["Next page", "/en/blog?page=3"]],
  [3, ["Previous page", "/en/blog?page=2"], ["No next page", null]],
] as const)("the arrows of page %i of 3 are %j and %j", (current, previous, next) => {
  renderPagination(current, 3);
  for (const [name, href] of [previous, next]) {
    expect(linkTo(name).getAttribute("href")).toBe(href);
    expect(linkTo(name).getAttribute("aria-disabled")).toBe(href === null ? "true" : null);
  }
});

test("makes a disabled arrow neither focusable nor clickable", async () => {
  renderPagination(1, 2);
  await userEvent.click(linkTo("No previous page"));
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(linkTo("Page 1")).toHaveFocus();
});

test("renders nothing for one page", () => {
  expect(renderPagination(1, 1).container).toBeEmptyDOMElement();
});
