/** Helpers for pages of the second build and their vendors. */
import type { BrowserContext, Page } from "@playwright/test";
import { onlyRecordOf, withRecord } from "./consent-page";
import type { Site } from "../servers/site";
import { trackerPath, type VendorHost } from "../servers/vendor-host";
import { analyticsId, marketingTool, vendorNames } from "../builds/vendor-site";
import type { Consent } from "../../../src/features/cookie-consent/consent-store";
import { screenPath } from "../../../src/i18n/routes";

const analyticsHost = "https://www.googletagmanager.com";

export const analyticsScript = `${analyticsHost}/gtag/js?id=${analyticsId}`;

/**
 * Behaves like the analytics tool as far as the site can tell: processes the queued commands, and sets its
 * cookies while consent is granted and it is not disabled.
 */
const script = `
window.analyticsRuns = (window.analyticsRuns ?? 0) + 1;
{
let granted = false;
function take([name, action, values]) {
  if (name === "consent") granted = values.analytics_storage === "granted";
  if (!granted || window["ga-disable-${analyticsId}"]) return;
  document.cookie = "_ga=GA1.1.1.2; Path=/; Max-Age=63072000";
  document.cookie = "_ga_TEST123456=GS1.1.3; Path=/; Max-Age=63072000";
}
window.dataLayer.forEach(take);
window.dataLayer.push = function (command) { Array.prototype.push.call(this, command); take(command); };
}`;

/** Fakes the analytics tool's server. @returns the requested URLs, a list that grows. */
async function fakeAnalytics(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${analyticsHost}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return asked;
}

export async function openWithVendors(
  site: Site,
  path = screenPath("home", "sv"),
  stored?: Consent,
  tools: readonly string[] = vendorNames,
) {
  let asked: string[] = [];
  const visit = await site.openPage({
    path,
    hasFaults: true,
    prepare: async (page) => {
      asked = await fakeAnalytics(page.context());
      for (const [key, text] of Object.entries(stored ? onlyRecordOf(stored, tools) : {})) {
        await withRecord(text, key)(page);
      }
    },
  });
  return { ...visit, asked };
}

export function trackerRequests(host: VendorHost): number {
  return host.requests.filter(({ path }) => path === trackerPath).length;
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

async function commandsOn(page: Page): Promise<unknown[][]> {
  const text = await page.evaluate(() =>
    JSON.stringify(((window as VendorWindow).dataLayer ?? []).map((each) => Array.from(each))),
  );
  return JSON.parse(text) as unknown[][];
}

export async function pageViewsOn(page: Page): Promise<[title: string, path: string][]> {
  const events = (await commandsOn(page)).filter(([, name]) => name === "page_view");
  return events.map(([, , values]) => {
    const { page_title, page_location } = values as { page_title: string; page_location: string };
    const { pathname, search } = new URL(page_location);
    return [page_title, pathname + search];
  });
}

/** Waits until this many page views have been counted, and until the network is idle. */
export async function untilCounted(page: Page, count: number): Promise<[string, string][]> {
  await page.waitForFunction(
    (expected) => {
      const { dataLayer = [] } = window as VendorWindow;
      return dataLayer.filter((each) => each[1] === "page_view").length >= expected;
    },
    count,
    { timeout: 10_000 },
  );
  await page.waitForLoadState("networkidle");
  return await pageViewsOn(page);
}

export const analyticsCookies: readonly string[] = ["_ga", "_ga_TEST123456"];
export const marketingCookies: readonly string[] = [
  marketingTool.sessionCookie,
  marketingTool.trackerCookie,
];

export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}
