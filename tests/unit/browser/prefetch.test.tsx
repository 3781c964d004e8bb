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

test("prefetches a page when its link is touched", () => {
  fireEvent.touchStart(renderLink({ href: "/blog?page=2" }));
  expect(hovering().mock.calls).toEqual([["/blog?page=2"]]);
});

test("prefetches a page when its link is focused", () => {
  fireEvent.focusIn(renderLink({ href: "/om-oss" }));
  expect(hovering().mock.calls).toEqual([["/om-oss"]]);
});

test.each([
  ["another site", { href: "https://www.example.com/om-oss" }],
  ["a file", { href: "/white-paper/guide.pdf" }],
  ["a new window", { href: "/om-oss", target: "_blank" }],
  ["another language, which is a full load", { href: "/en", hrefLang: "en" }],
  ["a fragment of this page", { href: "/#faq" }],
  ["a mailbox", { href: "mailto:hej@example.com" }],
])("does not prefetch a link to %s", (_, attributes) => {
  fireEvent.touchStart(renderLink(attributes));
  expect(hovering()).not.toHaveBeenCalled();
});

test("prefetches nothing outside of links, or in data saver mode", () => {
  fireEvent.touchStart(document.body);
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fireEvent.touchStart(renderLink({ href: "/om-oss" }));
  expect(hovering()).not.toHaveBeenCalled();
});
