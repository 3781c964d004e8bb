import { screen, within } from "@testing-library/react";
import { CallToAction } from "../../../../src/components/layout/call-to-action";
import { screenPath } from "../../../../src/i18n/routes";
import enAbout from "../../../../src/locales/en/about.json";
import enTherapists from "../../../../src/locales/en/therapists.json";
import svAbout from "../../../../src/locales/sv/about.json";
import svTherapists from "../../../../src/locales/sv/therapists.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["about", "sv", svAbout, "Boka en demo"],
  ["about", "en", enAbout, "Book a demo"],
  ["therapists", "sv", svTherapists, "Boka en demo"],
  ["therapists", "en", enTherapists, "Book a demo"],
] as const)("%s in %s ends with a demo link", (namespace, locale, { closing }, name) => {
  renderWithTexts(<CallToAction namespace={namespace} />, { locale });
  const region = within(screen.getByRole("region", { name: closing.title }));
  expect(region.getByText(closing.text)).toBeInTheDocument();
  expect(region.getByRole("link", { name })).toHaveAttribute(
    "href",
    screenPath("demoBooking", locale),
  );
});
