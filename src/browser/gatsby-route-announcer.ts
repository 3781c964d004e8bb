/**
 * Stands in for the module of the same shape in Gatsby (see `src/gatsby/webpack/configure-webpack.ts`), whose
 * announcer says "Navigated to" in English on every page. Nobody hears it; `PageAnnouncement` speaks.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true } as const;
