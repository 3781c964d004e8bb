import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { validateCustomers, type Customers } from "./validate-customers";
import { exampleNotice } from "./example-facts";

const customersFile = "src/features/customer-logos/customers.json";

/**
 * Looks at what the site says about its company and its customers: what cannot be right stops the build,
 * and a build of a live site's content names what are still examples.
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
  const notice = exampleNotice(
    settings,
    (customers as Customers).areExamples ? [customersFile] : [],
  );
  if (isBuild && notice) reporter.warn(notice);
}

/** @returns nothing where the file is missing or no JSON. */
function readCustomers(): unknown {
  try {
    return JSON.parse(readFileSync(join(projectDirectory, customersFile), "utf8"));
  } catch {
    return undefined;
  }
}
