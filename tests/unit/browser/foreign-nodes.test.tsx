import { render, screen } from "@testing-library/react";
import { tolerateForeignNodes } from "../../../src/browser/foreign-nodes";

const { removeChild, insertBefore } = Node.prototype;

beforeEach(tolerateForeignNodes);
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

function Page({ isLong }: { readonly isLong: boolean }) {
  return (
    <main>
      {isLong && "Long "}
      {isLong ? <b>yes</b> : "no"}
      text
    </main>
  );
}

/** As a translator does: the text is moved, or another is put in its place. */
function translate(keepsNodes: boolean): void {
  for (const text of [...screen.getByRole("main").childNodes]) {
    const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    text.replaceWith(font);
    font.append(keepsNodes ? text : `${text.textContent}`);
  }
}

test.each([true, false])("React goes on after a translator (which keeps nodes: %s)", (keeps) => {
  const { rerender } = render(<Page isLong />);
  translate(keeps);
  rerender(<Page isLong={false} />);
  rerender(<Page isLong />);
  expect(screen.getByRole("main")).toHaveTextContent("yes");
});

test("what a translator has only wrapped is removed with its wrapper, and found as a place", () => {
  const { rerender } = render(<Page isLong />);
  translate(true);
  rerender(<Page isLong={false} />);
  expect(screen.getByRole("main").textContent).toBe("notext");
  rerender(<Page isLong />);
  expect(screen.getByRole("main").textContent).toBe("Long yestext");
});
