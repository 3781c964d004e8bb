/** The whole help centre in Swedish: a separate chunk that only the search loads. */
import about from "../../locales/sv/help-about.json";
import account from "../../locales/sv/help-account.json";
import appAndContent from "../../locales/sv/help-app-and-content.json";
import matchingAndTherapists from "../../locales/sv/help-matching-and-therapists.json";
import payment from "../../locales/sv/help-payment.json";
import sessionsAndPrices from "../../locales/sv/help-sessions-and-prices.json";
import technicalProblems from "../../locales/sv/help-technical-problems.json";
import type { HelpCategory } from "../../i18n/routes";
import type { HelpFile } from "./help-file";

export const helpFiles: Record<HelpCategory, HelpFile> = {
  about,
  sessionsAndPrices,
  account,
  technicalProblems,
  appAndContent,
  matchingAndTherapists,
  payment,
};
