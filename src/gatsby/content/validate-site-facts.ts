import type { ParentSpanPluginArgs } from "gatsby";
import { confirmed } from "../../config/confirmed";
import { exampleList, isLive, remainingExamples } from "../../config/examples";
import { siteDefaults } from "../../config/settings/schema";
import { drawableTitle } from "../../sanity/model/drawable-title";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { outdatedPdfsLine } from "./printed-pdfs";

/** Warns of what a live site publishes that is still invented. The example itself is built without a word. */
function exampleWarning(): string | undefined {
  const examples = remainingExamples(settings, confirmed);
  return isLive(settings) && examples.length > 0 ? exampleList(examples) : undefined;
}

/** Warns if a live site would publish PDFs of other facts than its own. */
function pdfWarning(): string | undefined {
  return isLive(settings) ? outdatedPdfsLine(projectDirectory) : undefined;
}

/** Warns if a site that is built to be published has the address of a local server. */
function siteUrlWarning(): string | undefined {
  const { siteUrl, sanity } = settings;
  const isOnHost = Boolean(process.env.CI) || sanity.projectId !== undefined;
  if (siteUrl !== siteDefaults.SITE_URL || !isOnHost) return undefined;
  return (
    `Canonical links, the sitemap and feeds point to ${siteUrl}, where nobody can follow them: ` +
    `set SITE_URL to the site's own address.`
  );
}

/** Warns if pictures for sharing have neither the product's name nor the titles that it is in. */
function productNameWarning(): string | undefined {
  const { lacking } = drawableTitle(settings.productName);
  return lacking === ""
    ? undefined
    : `Pictures for sharing are without SITE_PRODUCT_NAME: their font lacks “${lacking}”.`;
}

/** Warns of facts about the site that are still examples. */
export function validateSiteFacts({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  if (!isBuild) return;
  for (const warning of [siteUrlWarning(), productNameWarning(), exampleWarning(), pdfWarning()]) {
    if (warning !== undefined) reporter.warn(warning);
  }
}
