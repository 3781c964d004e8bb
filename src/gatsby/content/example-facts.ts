/** Finds the site's facts that are still invented examples. Pure. */
import { companyVariables } from "../../config/company-settings";
import { siteDefaults, type Settings } from "../../config/settings";

/** Returns the settings that are still examples. The telephone number has no example. */
function exampleSettings({ productName, company }: Settings): string[] {
  return [
    ...(productName === siteDefaults.SITE_PRODUCT_NAME ? ["SITE_PRODUCT_NAME"] : []),
    ...companyVariables.filter((key) => key !== "SITE_PHONE" && company[key] === undefined),
  ];
}

/**
 * Returns a warning if a site with live content still publishes examples. With the embedded dataset, which
 * is an example itself, there is none.
 *
 * @param exampleFiles files in the repository that contain examples.
 */
export function exampleWarning(
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
