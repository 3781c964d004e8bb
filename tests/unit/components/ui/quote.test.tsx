import { render, screen } from "@testing-library/react";
import { Quote } from "../../../../src/components/ui/quote";

test("renders the text as a block quotation", () => {
  render(<Quote text="Calm, wise and funny." className="large" />);
  const quote = screen.getByRole("blockquote");
  expect(quote).toHaveTextContent(/^Calm, wise and funny\.$/);
  expect(quote).toHaveClass("large");
});
