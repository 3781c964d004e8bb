/** The whole help centre in English: a separate chunk that only the search loads. */
export { default as about } from "../../locales/en/help-about.json";
export { default as account } from "../../locales/en/help-account.json";
export { default as appAndContent } from "../../locales/en/help-app-and-content.json";
export { default as matchingAndTherapists } from "../../locales/en/help-matching-and-therapists.json";
export { default as payment } from "../../locales/en/help-payment.json";
export { default as sessionsAndPrices } from "../../locales/en/help-sessions-and-prices.json";
export { default as technicalProblems } from "../../locales/en/help-technical-problems.json";
