import { fireEvent, render, screen } from "@testing-library/react";
import { prefetchOnIntent } from "../../../src/browser/prefetch";
import { installGatsbyLoader } from "../../setup/jsdom/gatsby-loader-stub";

const hovering = () =>
  (window as unknown as { ___loader: { hovering: jest.Mock } }).___loader.hovering;

beforeAll(prefetchOnIntent);
beforeEach(installGatsbyLoader);
afterEach(() => Reflect.deleteProperty(navigator, "connection"));

function renderLink(attributes: React.ComponentProps<"a">) {
  render(
    <a {...attributes}>
      <span>Words</span>
    </a>,
  );
  return screen.getByText("Words");
}

test("a page is fetched when a finger touches its link", () => {
  fireEvent.touchStart(renderLink({ href: "/blog?page=2" }));
  expect(hovering().mock.calls).toEqual([["/blog?page=2"]]);
});

test("a page is fetched when the keyboard comes to its link", () => {
  fireEvent.focusIn(renderLink({ href: "/om-oss" }));
  expect(hovering().mock.calls).toEqual([["/om-oss"]]);
});

test.each([
  ["another site", { href: "https://www.example.com/om-oss" }],
  ["a file", { href: "/white-paper/guide.pdf" }],
  ["a window of its own", { href: "/om-oss", target: "_blank" }],
  ["another language, which is loaded anew", { href: "/en", hrefLang: "en" }],
  ["a place on this page", { href: "/#faq" }],
  ["an address for letters", { href: "mailto:hej@example.com" }],
])("nothing is fetched for a link to %s", (_, attributes) => {
  fireEvent.touchStart(renderLink(attributes));
  expect(hovering()).not.toHaveBeenCalled();
});

test("nothing is fetched for what is no link, or where data are to be saved", () => {
  fireEvent.touchStart(document.body);
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fireEvent.touchStart(renderLink({ href: "/om-oss" }));
  expect(hovering()).not.toHaveBeenCalled();
});
