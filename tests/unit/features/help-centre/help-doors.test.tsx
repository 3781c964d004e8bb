import { screen } from "@testing-library/react";
import { HelpDoors } from "../../../../src/features/help-centre/help-doors";
import { employersAnchor } from "../../../../src/features/help-centre/help-questions";
import { helpQuestionUrl } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-centre.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["anonymity", "about", "anonymity"],
  ["manager", "about", "what-employers-see"],
  ["start", "account", "get-started"],
  ["figures", "about", employersAnchor],
  ["price", "sessionsAndPrices", "price-for-employers"],
  ["packages", "payment", employersAnchor],
] as const)("the question of %s leads to its answer in “%s”, at %s", (asked, category, anchor) => {
  renderWithTexts(<HelpDoors />, { locale: "en" });
  const link = screen.getByText(en.asked[asked].question).closest("a");
  expect(link).toHaveAttribute("href", helpQuestionUrl(category, anchor, "en"));
});
