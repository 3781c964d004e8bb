/** What the site knows of an invented visitor-tracking tool. */
export const marketingTool = {
  scriptUrl: "https://tracker.example/visit.js",
  name: "Spårö",
  company: "Spårö Exempel AB",
  country: { sv: "Sverige", en: "Sweden" },
  sessionCookie: "visitor_session",
  trackerCookie: "visitor_tracker",
};
