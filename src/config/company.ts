import { settings } from "./current-settings";
import { companyFacts } from "./site-facts";

/** Facts about the company. Apart from `site.ts`, which every page loads; in bundles, `bundled/company.ts`. */
export const company = companyFacts(settings);
