import type { ParentSpanPluginArgs } from "gatsby";
import { serviceFactsAreExamples } from "../../config/service-facts";
import { companyVariables, siteDefaults } from "../../config/settings/schema";
import customers from "../../features/customer-logos/customers.json";
import { isBuild, settings } from "../build-settings";

/**
 * Warns if a site with live content still publishes examples. With the embedded dataset, which is an example
 * itself, there is no warning. The telephone number has no example.
 */
function exampleWarning(): string | undefined {
  const { productName, company, sanity } = settings;
  const names = [
    ...(productName === siteDefaults.SITE_PRODUCT_NAME ? ["SITE_PRODUCT_NAME"] : []),
    ...companyVariables.filter((key) => key !== "SITE_PHONE" && company[key] === undefined),
    ...(customers.areExamples ? ["src/features/customer-logos/customers.json"] : []),
    ...(serviceFactsAreExamples ? ["src/config/service-facts.ts"] : []),
  ];
  if (sanity.projectId === undefined || names.length === 0) return undefined;
  return (
    `The site publishes invented examples in place of your own:\n` +
    names.map((name) => `- ${name}\n`).join("") +
    `.env.example says what each setting is.`
  );
}

/** Warns if a site that is built to be published has the address of a local server. */
function siteUrlWarning(): string | undefined {
  const { siteUrl, sanity } = settings;
  const isPublished = Boolean(process.env.CI) || sanity.projectId !== undefined;
  if (siteUrl !== siteDefaults.SITE_URL || !isPublished) return undefined;
  return (
    `Canonical links, the sitemap and feeds point to ${siteUrl}, where nobody can follow them: ` +
    `set SITE_URL to the site's own address.`
  );
}

/** Warns of facts about the site that are still examples. */
export function validateSiteFacts({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  if (!isBuild) return;
  for (const warning of [siteUrlWarning(), exampleWarning()]) {
    if (warning !== undefined) reporter.warn(warning);
  }
}
