import { screen } from "@testing-library/react";
import { TherapistsHero } from "../../../../src/features/therapists/therapists";
import { helpQuestionUrl } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", "Så kommer du i gång", "Vad kan ändå visa vem du är?"],
  ["en", "How to start", "What can still show who you are?"],
] as const)(
  "employees find the way in, and the limits of anonymity (%s)",
  (locale, start, limits) => {
    renderWithTexts(<TherapistsHero />, { locale });
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href(start)).toBe(helpQuestionUrl("account", "get-started", locale));
    expect(href(limits)).toBe(helpQuestionUrl("about", "anonymity", locale));
  },
);
