import { screen } from "@testing-library/react";
import { CrisisNotice } from "../../../../src/components/layout/crisis-notice";
import { helpQuestionUrl } from "../../../../src/i18n/routes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  [
    "sv",
    "Är någons liv i fara? Ring 112. Tankar på att ta ditt liv? Ring Självmordslinjen, 90101. Råd om vård? Ring 1177.",
    "har stängt 23–07",
  ],
  [
    "en",
    "Is someone’s life in danger? In Sweden, call 112. Thoughts of suicide? Call the helpline Självmordslinjen, 90101. Medical advice? Call 1177.",
    "closed 11pm–7am",
  ],
] as const)(
  "danger comes first, then the night and where to read more (%s)",
  (locale, day, night) => {
    const { container } = renderWithTexts(<CrisisNotice />, { locale });
    const text = container.textContent.replaceAll("\u00a0", " ");
    expect(text.startsWith(day)).toBe(true);
    expect(text).toContain(night);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "tel:112",
      "tel:90101",
      "tel:1177",
      helpQuestionUrl("about", "other-help", locale),
    ]);
  },
);
