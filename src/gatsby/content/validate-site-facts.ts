import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { serviceFactsAreExamples } from "../../config/service-facts";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { validateCustomers, type Customers } from "./validate-customers";
import { exampleWarning, siteUrlWarning } from "./example-facts";

const customersFile = "src/features/customer-logos/customers.json";
const serviceFactsFile = "src/config/service-facts.ts";

/**
 * Validates the site's facts. An invalid list of customers stops the build; a build with live content warns
 * of facts that are still examples, and any build to be published of an address that is not the site's.
 */
export function validateSiteFacts({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  const customers = readCustomers();
  const hasLogo = (file: string) => existsSync(join(projectDirectory, "static/logos", file));
  const problems = validateCustomers(customers, hasLogo);
  if (problems.length > 0) {
    const list = problems.map((problem) => `- ${problem}`).join("\n");
    reporter.panic(`The customers in ${customersFile} cannot be shown:\n${list}`);
    return;
  }
  if (!isBuild) return;
  const examples = exampleWarning(settings, [
    ...((customers as Customers).areExamples ? [customersFile] : []),
    ...(serviceFactsAreExamples ? [serviceFactsFile] : []),
  ]);
  const siteUrl = siteUrlWarning(settings, Boolean(process.env.CI));
  for (const notice of [siteUrl, examples]) if (notice) reporter.warn(notice);
}

/** @returns undefined if the file is missing or not valid JSON. */
function readCustomers(): unknown {
  try {
    return JSON.parse(readFileSync(join(projectDirectory, customersFile), "utf8"));
  } catch {
    return undefined;
  }
}
