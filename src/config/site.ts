import type { SiteFacts } from "./site-facts";

/**
 * Facts about the site that pages, the build and the tests share.
 *
 * The build replaces the variable with the parsed settings' facts; in Node, `environment.ts` sets it and
 * has to be imported first.
 */
export const site = JSON.parse(process.env.SITE_FACTS ?? "") as SiteFacts;
