/** The whole help centre in English: a separate chunk that only the search loads. */
import about from "../../locales/en/help-about.json";
import account from "../../locales/en/help-account.json";
import appAndContent from "../../locales/en/help-app-and-content.json";
import matchingAndTherapists from "../../locales/en/help-matching-and-therapists.json";
import payment from "../../locales/en/help-payment.json";
import sessionsAndPrices from "../../locales/en/help-sessions-and-prices.json";
import technicalProblems from "../../locales/en/help-technical-problems.json";
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
