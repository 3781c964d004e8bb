import { settings } from "./settings/current";
import { siteFacts } from "./site-facts";

/** Facts about the site that pages, the build and the tests share. Bundles have `bundled/site.ts` in its place. */
export const site = siteFacts(settings);
