import { screen } from "@testing-library/react";
import { LinkedText } from "../../../../src/components/links/linked-text";
import { site } from "../../../../src/config/site";
import { helpQuestionUrl } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function links() {
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

test.each([
  ["", []],
  ["No link, but 1 < 2 > 0.", []],
  [
    "<getStarted>Start</getStarted>, or <mailbox>write</mailbox>.",
    [
      ["Start", helpQuestionUrl("account", "get-started", "en")],
      ["write", `mailto:${site.mailbox}`],
    ],
  ],
  ["Ring <number>08-702 16 80</number>.", [["08-702 16 80", "tel:+4687021680"]]],
  ["See <further-down>this</further-down>.", [["this", "#further-down"]]],
  [
    "<whitePaper>The guide</whitePaper> or <demoBooking>book</demoBooking>.",
    [
      ["The guide", "/en/white-paper"],
      ["book", "/en/demo-booking"],
    ],
  ],
])("keeps %j complete, with its links", (text, expected) => {
  const { container } = renderWithTexts(<LinkedText text={text} />, { locale: "en" });
  expect(container.textContent).toBe(text.replace(/<\/?[\w-]+>/g, ""));
  expect(links()).toEqual(expected);
});

test("renders the caller's own marks", () => {
  renderWithTexts(
    <LinkedText
      text="<strong>Read</strong> <about>us</about>."
      marks={{ strong: (words) => <strong>{words}</strong> }}
    />,
  );
  expect(screen.getByText("Read").tagName).toBe("STRONG");
  expect(links()).toEqual([["us", "/om-oss"]]);
});
