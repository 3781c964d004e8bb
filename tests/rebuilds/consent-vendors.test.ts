/** Which vendors a visit reaches, and when, on a build with all vendors. */
import {
  choiceButton,
  dialogOn,
  everything,
  nothing,
  openDialog,
  storedBy,
  switchOn,
} from "../setup/pages/consent-page";
import { scrollThrough } from "../setup/browser/page-probes";
import {
  analyticsCookies,
  analyticsScript,
  cookieNames,
  goTo,
  marketingCookies,
  openWithVendors,
  runsOn,
  trackerRequests,
} from "../setup/pages/vendor-page";
import { framedPages, marketingTool, vendorNames, vendorSite } from "../setup/builds/vendor-site";
import { consentKey } from "../../src/browser/storage-entries";
import type { Consent } from "../../src/features/cookie-consent/consent-store";
import { locales } from "../../src/i18n/locales";
import { screenPath, screens } from "../../src/i18n/routes";

const vendors = vendorSite();
const { site } = vendors;

const open = (...visit: [path?: string, stored?: Consent]) => openWithVendors(site, ...visit);

// Frames load before any consent, as documented for their settings.
const framedPaths: readonly string[] = framedPages.map(({ path }) => path);
const paths = locales
  .flatMap((locale) => screens.map((screen) => screenPath(screen, locale)))
  .filter((path) => !framedPaths.includes(path));

test.each(paths)("%s reaches no vendor before a choice", async (path) => {
  const { page, context, problems } = await open(path);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect([vendors.host.requests, problems(), await context.cookies()]).toEqual([[], [], []]);
  expect(await storedBy(page)).toEqual({});
});

test("no vendor is reached after a rejection, in this visit and the next", async () => {
  const { page, context, foreignRequests } = await open();
  await choiceButton(page, "sv", "reject").click();
  await goTo(page, "about");
  await page.reload({ waitUntil: "networkidle" });
  expect([vendors.host.requests, foreignRequests, await context.cookies()]).toEqual([[], [], []]);
  const record = { ...nothing, vendors: vendorNames };
  expect(await storedBy(page)).toEqual({ [consentKey]: JSON.stringify(record) });
});

test.each([
  ["sv", "Tyskland"],
  ["en", "Germany"],
] as const)("the tool is named before it is consented to (%s)", async (locale, country) => {
  const { page } = await open(screenPath("cookiePolicy", locale));
  const { name, company, sessionCookie, trackerCookie } = marketingTool;
  const named = new RegExp(`${name},.*${company}.*${country}`);
  expect(await page.locator("section[aria-labelledby]").last().innerText()).toMatch(named);
  expect(await page.locator("#categories-marketing").innerText()).toMatch(named);
  const names = await page.locator("#storage code").allInnerTexts();
  expect(names.slice(-2)).toEqual([sessionCookie, trackerCookie]);
  await openDialog(page, locale);
  expect(await dialogOn(page, locale).innerText()).toMatch(named);
  await page.goto(site.origin + screenPath("privacyPolicy", locale));
  expect(await page.locator("#data-marketing").innerText()).toMatch(named);
  expect(await page.locator("#sharing").innerText()).toContain(company);
});

test("a yes that was given to another tool asks again, and reaches nobody until then", async () => {
  const old = { ...everything, vendors: ["Google Analytics", "Other (Other Exempel AB)"] };
  const { page } = await open(screenPath("home", "sv"), old);
  await choiceButton(page, "sv", "accept").waitFor();
  expect(vendors.host.requests).toEqual([]);
  expect(await runsOn(page)).toEqual({ analytics: 0, marketing: 0 });
});

const grants: [string, Consent, readonly string[]][] = [
  ["analytics", { analytics: true, marketing: false }, analyticsCookies],
  ["marketing", { analytics: false, marketing: true }, marketingCookies],
  ["both", everything, [...analyticsCookies, ...marketingCookies]],
];

test.each(grants)("%s: only the granted vendors are reached, once", async (_, grant, cookies) => {
  const { page, context, asked, foreignRequests, pageErrors, consoleErrors } = await open();
  await openDialog(page, "sv");
  for (const name of ["analytics", "marketing"] as const) {
    await switchOn(page, "sv", name).setChecked(grant[name]);
  }
  await choiceButton(page, "sv", "save").click();
  await dialogOn(page, "sv").waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  for (const screen of ["about", "product", "helpCentre"] as const) await goTo(page, screen);
  await page.waitForLoadState("networkidle");

  const expected = { analytics: Number(grant.analytics), marketing: Number(grant.marketing) };
  expect(await runsOn(page)).toEqual(expected);
  expect(asked).toEqual(grant.analytics ? [analyticsScript] : []);
  expect(trackerRequests(vendors.host)).toBe(expected.marketing);
  expect(foreignRequests).toHaveLength(expected.analytics + expected.marketing);
  expect(await cookieNames(context)).toEqual(cookies);
  expect([...pageErrors, ...consoleErrors]).toEqual([]);
});

test("without JavaScript no vendor is reached", async () => {
  const { foreignRequests } = await site.openPage({
    path: screenPath("home", "sv"),
    javaScript: false,
  });
  expect([foreignRequests, vendors.host.requests]).toEqual([[], []]);
});
