import { render, screen } from "@testing-library/react";
import { SectionHead } from "../../../../src/components/layout/section-head";
import { applySheet } from "../../styles/apply-sheet";

test("its title names the section; what leads on follows the lead", () => {
  render(
    <section aria-labelledby="part">
      <SectionHead id="part" title="Part" lead="What it is about.">
        <a href="/en">Go on</a>
      </SectionHead>
    </section>,
  );
  const section = screen.getByRole("region", { name: "Part" });
  expect(screen.getByRole("heading", { level: 2, name: "Part" })).toBeVisible();
  expect(section).toHaveTextContent("PartWhat it is about.Go on");
});

test("it leaves a space to what follows, and none in a column of its own", () => {
  applySheet("components/layout/section-head.module.css");
  render(
    <>
      <div>
        <SectionHead id="above" title="Above" />
        <p>List</p>
      </div>
      <div>
        <SectionHead id="beside" title="Beside" />
      </div>
    </>,
  );
  const spaceBelow = (title: string) =>
    getComputedStyle(screen.getByRole("heading", { name: title }).parentElement!).marginBlockEnd;
  expect(spaceBelow("Above")).toBe("var(--content-space)");
  expect(spaceBelow("Beside")).not.toBe("var(--content-space)");
});
