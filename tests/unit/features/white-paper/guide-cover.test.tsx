import { screen, within } from "@testing-library/react";
import { GuideCover } from "../../../../src/features/white-paper/guide-cover";
import en from "../../../../src/locales/en/white-paper.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("the illustrated guide is a single image with a text alternative, and shows its title", () => {
  renderWithTexts(<GuideCover />, { locale: "en" });
  const picture = screen.getByRole("img", { name: en.cover.alt });
  expect(within(picture).getByText(en.cover.title)).toBeInTheDocument();
  expect(within(picture).getByText(en.cover.subtitle)).toBeInTheDocument();
});
