import { screen } from "@testing-library/react";
import { LinkedText } from "../../../../src/components/links/linked-text";
import { site } from "../../../../src/config/site";
import { helpQuestionUrl } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function links() {
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

test("links marked words to their screen, in the page's language", () => {
  const { container } = renderWithTexts(
    <LinkedText text="Get <whitePaper>the guide</whitePaper> or <demoBooking>book</demoBooking>." />,
    { locale: "en" },
  );
  expect(container).toHaveTextContent("Get the guide or book.");
  expect(links()).toEqual([
    ["the guide", "/en/white-paper"],
    ["book", "/en/demo-booking"],
  ]);
});

test("links to questions of the help centre and to the mailbox", () => {
  renderWithTexts(
    <LinkedText text="<getStarted>Start</getStarted>, or <mailbox>write</mailbox>." />,
    { locale: "en" },
  );
  expect(links()).toEqual([
    ["Start", helpQuestionUrl("account", "get-started", "en")],
    ["write", `mailto:${site.mailbox}`],
  ]);
});

test.each([
  ["", []],
  ["No link, but 1 < 2 > 0.", []],
  ["<demoBooking>Everything</demoBooking>", [["Everything", "/boka-demo"]]],
])("keeps %j complete", (text, expected) => {
  const { container } = renderWithTexts(<LinkedText text={text} />);
  expect(container.textContent).toBe(text.replace(/<\/?demoBooking>/g, ""));
  expect(links()).toEqual(expected);
});

test("renders the caller's own marks", () => {
  renderWithTexts(
    <LinkedText
      text="<strong>Read</strong> <about>us</about>, <to-end>further down</to-end>."
      marks={{
        strong: (words) => <strong>{words}</strong>,
        "to-end": (words) => <a href="#end">{words}</a>,
      }}
    />,
  );
  expect(screen.getByText("Read").tagName).toBe("STRONG");
  expect(links()).toEqual([
    ["us", "/om-oss"],
    ["further down", "#end"],
  ]);
});

test("renders words with an unknown mark as plain text", () => {
  const { container } = renderWithTexts(<LinkedText text="See <nowhere>this</nowhere>." />);
  expect(container.textContent).toBe("See this.");
  expect(links()).toEqual([]);
});
