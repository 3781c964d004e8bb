import type { CompanyFacts } from "../site-facts";

/** Replaced with the settings' facts when a bundle is made. */
declare const COMPANY_FACTS: CompanyFacts;

export const company = COMPANY_FACTS;
