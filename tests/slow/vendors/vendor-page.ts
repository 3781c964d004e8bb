/** What visits of the second site show of its vendors. */
import type { BrowserContext, Page } from "@playwright/test";
import { withChoice } from "../../setup/pages/consent-page";
import type { Site } from "../../setup/servers/site";
import type { Consent } from "../../../src/features/cookie-consent/consent-store";
import { screenPath } from "../../../src/i18n/routes";
import { vendorNames } from "./vendor-site";
import { marketingTool } from "../../setup/content/marketing-tool";

/** Opens a page, on which foreign requests are meant, as a visitor whose choice may be stored. */
export async function openWithVendors(
  site: Site,
  path = screenPath("home", "sv"),
  stored?: Consent,
) {
  return await site.openPage({
    path,
    hasFaults: true,
    ...(stored && { context: withChoice(site.origin, stored, vendorNames) }),
  });
}

type VendorWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  analyticsRuns?: number;
  trackerRuns?: number;
};

export async function runsOn(page: Page): Promise<{ analytics: number; marketing: number }> {
  return await page.evaluate(() => {
    const { analyticsRuns = 0, trackerRuns = 0 } = window as VendorWindow;
    return { analytics: analyticsRuns, marketing: trackerRuns };
  });
}

/** Returns how many page views have been counted. */
export async function pageViewsOn(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { dataLayer = [] } = window as VendorWindow;
    return dataLayer.filter((each) => each[1] === "page_view").length;
  });
}

export const analyticsCookies: readonly string[] = ["_ga", "_ga_TEST123456"];
export const marketingCookies: readonly string[] = [
  marketingTool.sessionCookie,
  marketingTool.trackerCookie,
];

export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
