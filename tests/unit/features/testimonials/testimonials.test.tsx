import { screen } from "@testing-library/react";
import { Testimonials } from "../../../../src/features/testimonials/testimonials";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("without testimonials there is no heading, but still the logos", () => {
  renderWithTexts(<Testimonials testimonials={[]} logos={<p>Logos</p>} />, { locale: "en" });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(screen.getByText("Logos")).toBeVisible();
});
