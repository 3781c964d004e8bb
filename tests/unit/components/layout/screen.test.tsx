import { render, screen, within } from "@testing-library/react";
import { Screen } from "../../../../src/components/layout/screen";

test("a screen has one title, below what leads back and above all that it says", () => {
  render(
    <Screen
      above={<a href="/en/blog">Back</a>}
      title={<span lang="en">Title</span>}
      lead="What it is about."
      intro={<button>Begin</button>}
      picture={<img alt="A house" />}
    >
      <p>Contents</p>
    </Screen>,
  );
  const title = screen.getByRole("heading", { level: 1, name: "Title" });
  expect(within(title).getByText("Title")).toHaveAttribute("lang", "en");
  const inOrder = [
    screen.getByRole("link", { name: "Back" }),
    title,
    screen.getByText("What it is about."),
    screen.getByRole("button", { name: "Begin" }),
    screen.getByRole("img", { name: "A house" }),
    screen.getByText("Contents"),
  ];
  for (const [index, element] of inOrder.slice(1).entries())
    expect(inOrder[index]!.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("while its title is loading, a screen has no heading", () => {
  render(<Screen title={undefined} intro={<p>Loading</p>} />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByText("Loading")).toBeVisible();
});
