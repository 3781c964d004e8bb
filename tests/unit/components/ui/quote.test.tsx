import { render, screen } from "@testing-library/react";
import { Quote } from "../../../../src/components/ui/quote";

test("a blank line separates paragraphs, a line alone does not; the language is named", () => {
  render(<Quote text={"One\ntwo\n\nThree"} lang="en" />);
  const quote = screen.getByRole("blockquote");
  expect(quote).toHaveAttribute("lang", "en");
  const paragraphs = [...quote.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(["One\ntwo", "Three"]);
});
