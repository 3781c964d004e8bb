/** The whole help centre in Swedish: a separate chunk that only the search loads. */
export { default as about } from "../../locales/sv/help-about.json";
export { default as account } from "../../locales/sv/help-account.json";
export { default as appAndContent } from "../../locales/sv/help-app-and-content.json";
export { default as matchingAndTherapists } from "../../locales/sv/help-matching-and-therapists.json";
export { default as payment } from "../../locales/sv/help-payment.json";
export { default as sessionsAndPrices } from "../../locales/sv/help-sessions-and-prices.json";
export { default as technicalProblems } from "../../locales/sv/help-technical-problems.json";
