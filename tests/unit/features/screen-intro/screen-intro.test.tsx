import { screen } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import {
  ScreenIntro,
  type IntroducedScreen,
} from "../../../../src/features/screen-intro/screen-intro";
import { locales } from "../../../../src/i18n/locales";
import { screens } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/render-with-texts";

const ownTemplates = [
  "home",
  "about",
  "blog",
  "product",
  "therapists",
  "demoBooking",
  "whitePaper",
  "helpCentre",
];
const introduced = screens.filter((name) => !ownTemplates.includes(name)) as IntroducedScreen[];

// A missing text warns, and a warning fails the test.
test.each(introduced.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  "the screen %s in %s has a title, a lead and a mailbox to write to",
  (name, locale) => {
    renderWithTexts(<ScreenIntro screen={name} />, { locale });
    expect(screen.getByRole("heading", { level: 1 })).not.toBeEmptyDOMElement();
    const [lead] = screen.getAllByRole("paragraph");
    expect(lead).not.toBeEmptyDOMElement();
    const mail = screen.getByRole("link", { name: site.mailbox });
    expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  },
);
