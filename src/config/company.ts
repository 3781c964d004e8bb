import type { CompanyFacts } from "./site-facts";

/** Facts about the company. Apart from `site.ts`, which every page loads. */
export const company = JSON.parse(process.env.COMPANY_FACTS ?? "") as CompanyFacts;
