/**
 * Replaces Gatsby's module of the same shape (see `src/gatsby/webpack/configure-webpack.ts`), whose
 * announcer says "Navigated to" in English on every page. Hides it; `RouteAnnouncer` announces instead.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true } as const;
