import { render, screen } from "@testing-library/react";
import { Section } from "../../../../src/components/layout/section";
import { applySheet } from "../../styles/apply-sheet";

function styleOf(text: string): CSSStyleDeclaration {
  return getComputedStyle(screen.getByText(text));
}

test("between two sections of one ground there is one space; a page begins with none", () => {
  applySheet("components/layout/section.module.css");
  render(
    <main>
      <Section>white</Section>
      <Section>also white</Section>
      <Section ground="grey">grey</Section>
      <Section ground="grey" width="reading">
        also grey
      </Section>
      <Section ground="ink">ink</Section>
    </main>,
  );
  const spaces = ["white", "also white", "grey", "also grey", "ink"].map(
    (text) => styleOf(text).paddingBlockStart,
  );
  expect(spaces.map((space) => space === spaces[0])).toEqual([true, true, false, true, false]);
});

test("what closes a page is dark, for the buttons on it", () => {
  render(
    <>
      <Section ground="ink">ink</Section>
      <Section ground="tinted">tinted</Section>
    </>,
  );
  expect(screen.getByText("ink")).toHaveClass("dark");
  expect(screen.getByText("tinted")).not.toHaveClass("dark");
});
