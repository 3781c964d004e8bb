import { screen, within } from "@testing-library/react";
import { SocialProof } from "../../../../src/features/social-proof/social-proof";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/home.json";
import sv from "../../../../src/locales/sv/home.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, { proof, checkIn }) => {
  beforeEach(() => {
    renderWithTexts(<SocialProof />, { locale });
  });

  test("lists access, anonymity, match and support, in this order", () => {
    const region = within(screen.getByRole("region", { name: proof.title }));
    expect(region.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [proof.access, proof.anonymity, proof.match, proof.support].map(
        ({ title, text }) => `${title} ${text}`,
      ),
    );
  });

  test("links to the product page", () => {
    const link = screen.getByRole("link", { name: proof.more });
    expect(link).toHaveAttribute("href", screenPath("product", locale));
  });

  test("the illustrated app is a single image with a text alternative", () => {
    const picture = screen.getByRole("img", { name: checkIn.alt });
    expect(within(picture).getByText(checkIn.question)).toBeInTheDocument();
  });
});
