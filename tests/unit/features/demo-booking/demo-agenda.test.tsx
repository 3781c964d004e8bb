import { screen } from "@testing-library/react";
import { DemoAgenda } from "../../../../src/features/demo-booking/demo-agenda";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("the parts of a demo take all of its minutes, one after the other", () => {
  renderWithTexts(<DemoAgenda />, { locale: "en" });
  const parts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(parts.map((text) => /^\d+–\d+\smin/.exec(text)?.[0])).toEqual([
    "0–10\u00a0min",
    "10–20\u00a0min",
    "20–30\u00a0min",
  ]);
});
