/** The variables of the settings that name an invented visitor-tracking tool. */
export const marketingVariables = {
  GATSBY_MARKETING_SCRIPT_URL: "https://tracker.example/visit.js",
  GATSBY_MARKETING_NAME: "Spårö",
  GATSBY_MARKETING_COMPANY: "Spårö Exempel AB",
  GATSBY_MARKETING_COUNTRY: "SE",
  GATSBY_MARKETING_SESSION_COOKIE: "visitor_session",
  GATSBY_MARKETING_TRACKER_COOKIE: "visitor_tracker",
};

/** What the site knows of an invented visitor-tracking tool. */
export const marketingTool = {
  scriptUrl: "https://tracker.example/visit.js",
  name: "Spårö",
  company: "Spårö Exempel AB",
  country: { sv: "Sverige", en: "Sweden" },
  sessionCookie: "visitor_session",
  trackerCookie: "visitor_tracker",
  googleAds: false,
};
