import { render, screen } from "@testing-library/react";
import { MailboxText } from "../../../../src/components/links/mailbox-text";
import { site } from "../../../../src/config/site";

test.each([
  ["in the middle", `Write to ${site.mailbox} today.`],
  ["at the end", `Write to ${site.mailbox}`],
  ["at the start", `${site.mailbox} is open`],
])("links the address %s of a sentence", (_name, text) => {
  const { container } = render(<MailboxText text={text} />);
  expect(container).toHaveTextContent(text);
  const link = screen.getByRole("link", { name: site.mailbox });
  expect(link).toHaveAttribute("href", `mailto:${site.mailbox}`);
});

test("renders a sentence without the address as plain text", () => {
  render(<MailboxText text="Write to us." />);
  expect(screen.getByText("Write to us.")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
