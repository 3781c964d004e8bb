import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { array, boolean, number, object, string, ValidationError, type InferType } from "yup";
import { companyVariables } from "../../config/company-settings";
import { serviceFactsAreExamples } from "../../config/service-facts";
import { siteDefaults, type Settings } from "../../config/settings";
import { isBuild, projectDirectory, settings } from "../build-settings";

const customersFile = "src/features/customer-logos/customers.json";
const serviceFactsFile = "src/config/service-facts.ts";

/** In CSS pixels. The logos share a line, so none may be much larger than the others. */
const size = (most: number) => number().integer().min(8).max(most).required();

const hasLogo = (file = "") => existsSync(join(projectDirectory, "static/logos", file));

const customersSchema = object({
  /** Whether a live site still has to replace them with its own. */
  areExamples: boolean().required(),
  customers: array()
    .of(
      object({
        name: string().required(),
        file: string()
          .matches(/^[a-z0-9-]+\.(svg|png|webp)$/)
          .test("logo", "static/logos/${value} does not exist", hasLogo)
          .required(),
        width: size(240),
        height: size(48),
      }).noUnknown(),
    )
    .min(1)
    .max(8)
    .required(),
})
  .noUnknown()
  .required();

/**
 * Returns the list of customers, whose logos are in `static/logos`.
 *
 * @param list the parsed file.
 * @throws ValidationError that names the fields that are wrong.
 */
export function parseCustomers(list: unknown): InferType<typeof customersSchema> {
  return customersSchema.validateSync(list, { abortEarly: false, strict: true });
}

/**
 * Returns a warning if a site with live content still publishes examples. With the embedded dataset, which
 * is an example itself, there is none. The telephone number has no example.
 *
 * @param exampleFiles files in the repository that contain examples.
 */
export function exampleWarning(
  { productName, company, sanity }: Settings,
  exampleFiles: readonly string[],
): string | undefined {
  const names = [
    ...(productName === siteDefaults.SITE_PRODUCT_NAME ? ["SITE_PRODUCT_NAME"] : []),
    ...companyVariables.filter((key) => key !== "SITE_PHONE" && company[key] === undefined),
    ...exampleFiles,
  ];
  if (sanity.projectId === undefined || names.length === 0) return undefined;
  return (
    `The site publishes invented examples in place of your own:\n` +
    names.map((name) => `- ${name}\n`).join("") +
    `.env.example says what each setting is.`
  );
}

/** Returns a warning if a site that is built to be published has the address of a local server. */
export function siteUrlWarning(
  { siteUrl, sanity }: Pick<Settings, "siteUrl" | "sanity">,
  isCi: boolean,
): string | undefined {
  const isLocal = siteUrl === siteDefaults.SITE_URL;
  if (!isLocal || (!isCi && sanity.projectId === undefined)) return undefined;
  return (
    `Canonical links, the sitemap and feeds point to ${siteUrl}, where nobody can follow them: ` +
    `set SITE_URL to the site's own address.`
  );
}

/**
 * Validates the site's facts. An invalid list of customers stops the build; a build with live content warns
 * of facts that are still examples, and any build to be published of an address that is not the site's.
 */
export function validateSiteFacts({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  try {
    const text = readFileSync(join(projectDirectory, customersFile), "utf8");
    const { areExamples } = parseCustomers(JSON.parse(text));
    if (!isBuild) return;
    const examples = exampleWarning(settings, [
      ...(areExamples ? [customersFile] : []),
      ...(serviceFactsAreExamples ? [serviceFactsFile] : []),
    ]);
    const siteUrl = siteUrlWarning(settings, Boolean(process.env.CI));
    for (const notice of [siteUrl, examples]) if (notice) reporter.warn(notice);
  } catch (error) {
    const errors = error instanceof ValidationError ? error.errors : [(error as Error).message];
    const list = errors.map((each) => `- ${each}`).join("\n");
    reporter.panic(`The customers in ${customersFile} cannot be shown:\n${list}`);
  }
}
