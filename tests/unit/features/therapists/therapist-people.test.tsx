import { screen } from "@testing-library/react";
import { TherapistPeople } from "../../../../src/features/therapists/therapist-people";
import { small } from "../../../../src/styles/breakpoints";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["a phone, where they are a row that scrolls, stops", false, 0],
  ["a wider screen does not stop", true, -1],
])("the keyboard on %s at the people", (_screen, isWide, tabIndex) => {
  setMatchingMedia((query) => isWide && query === small);
  renderWithTexts(<TherapistPeople />, { locale: "en" });
  expect(screen.getByRole("list").tabIndex).toBe(tabIndex);
});
