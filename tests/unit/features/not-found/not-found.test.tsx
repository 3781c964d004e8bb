import { screen } from "@testing-library/react";
import { NotFound } from "../../../../src/features/not-found/not-found";
import { renderWithTexts } from "../../../setup/render-with-texts";

const title = "404 - Page not found";
const text =
  "Sorry the page you are looking for does not exist. Please check the URL or go back to the homepage.";

test.each([
  ["sv", "/"],
  ["en", "/en"],
] as const)("in %s it has the specification's two sentences and a way home", (locale, home) => {
  renderWithTexts(<NotFound />, { locale });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", home);
});
