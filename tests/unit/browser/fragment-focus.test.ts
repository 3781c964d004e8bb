/** @jest-environment jsdom */
import { focusFragment } from "../../../src/browser/fragment-focus";

const byId = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper" tabindex="-1">
      <section id="part"></section>
      <a id="link" href="/">Link</a>
    </div>`;
});

/** Does as the router does once the page is there. */
function focusPage(): void {
  byId("gatsby-focus-wrapper").focus();
}

test("a part of the page has the focus, and can be focused only as long as it has it", () => {
  focusFragment("#part");
  focusPage();
  expect(byId("part")).toHaveFocus();
  byId("link").focus();
  expect(byId("part")).not.toHaveAttribute("tabindex");
  // A later click on the page.
  focusPage();
  expect(byId("gatsby-focus-wrapper")).toHaveFocus();
});

test("a link has the focus, and keeps its place among others", () => {
  focusFragment("#link");
  focusPage();
  expect(byId("link")).toHaveFocus();
  expect(byId("link")).not.toHaveAttribute("tabindex");
});

test.each(["", "#", "#nowhere", "#%"])("with %j the page has the focus", (hash) => {
  focusFragment(hash);
  focusPage();
  expect(byId("gatsby-focus-wrapper")).toHaveFocus();
});
