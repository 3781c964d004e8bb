/** Which of a site's facts are still invented examples. Pure. */
import { companySettings } from "../../config/company-rules";
import { siteDefaults, type Settings } from "../../config/settings";

/** Of the settings, those that a live site has to set. The telephone number has no example. */
function exampleSettings({ siteUrl, productName, company }: Settings): string[] {
  return [
    ...(siteUrl === siteDefaults.SITE_URL ? ["SITE_URL"] : []),
    ...(productName === siteDefaults.SITE_PRODUCT_NAME ? ["SITE_PRODUCT_NAME"] : []),
    ...companySettings.filter((key) => key !== "SITE_PHONE" && company[key] === undefined),
  ];
}

/**
 * What to warn of when a live site's content is built while the site still publishes examples.
 *
 * @param exampleFiles files of the repository that hold examples.
 * @returns nothing where there is nothing to warn of: the embedded dataset is an example itself.
 */
export function exampleNotice(
  settings: Settings,
  exampleFiles: readonly string[],
): string | undefined {
  const names = [...exampleSettings(settings), ...exampleFiles];
  if (settings.sanity.projectId === undefined || names.length === 0) return undefined;
  return (
    `The site publishes invented examples in place of your own:\n` +
    names.map((name) => `- ${name}\n`).join("") +
    `.env.example says what each setting is.`
  );
}
