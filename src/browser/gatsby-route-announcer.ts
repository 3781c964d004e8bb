/**
 * Hides Gatsby's announcer, in place of Gatsby's module of the same shape (see `replaced-modules.ts`).
 * `RouteAnnouncer` announces instead.
 *
 * Why: Gatsby's says "Navigated to" in English on every page.
 */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true } as const;
