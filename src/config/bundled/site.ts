import type { SiteFacts } from "../site-facts";

/** Replaced with the settings' facts when a bundle is made. */
declare const SITE_FACTS: SiteFacts;

export const site = SITE_FACTS;
