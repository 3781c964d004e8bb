/** Which vendors a visit reaches, when, and which further scripts they may load, on a build with all vendors. */
import type { Page } from "@playwright/test";
import { choiceButton, everything, openDialog, storedBy } from "../../setup/pages/consent-page";
import { goTo, scrollThrough } from "../../setup/browser/page-probes";
import {
  analyticsCookies,
  cookieNames,
  marketingCookies,
  openWithVendors,
  runsOn,
} from "./vendor-page";
import {
  analyticsScript,
  expect,
  framedPages,
  furtherPath,
  test,
  trackerPath,
  vendorOrigin,
} from "./vendor-site";
import type { Consent } from "../../../src/features/cookie-consent/consent-store";
import { locales } from "../../../src/i18n/locales";
import { screenPath, screens } from "../../../src/i18n/routes";
import { pageText } from "../../setup/output/page-text";

// Frames load before any consent, as documented for their settings.
const framedPaths: readonly string[] = framedPages.map(({ path }) => path);
const paths = locales
  .flatMap((locale) => screens.map((screen) => screenPath(screen, locale)))
  .filter((path) => !framedPaths.includes(path));

for (const path of paths) {
  test(`${path} reaches no vendor before a choice`, async ({ site, vendors }) => {
    const { page, context, foreignRequests } = await openWithVendors(site, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect([vendors.requests, foreignRequests, await context.cookies()]).toEqual([[], [], []]);
    expect(await storedBy(page)).toEqual({});
  });
}

const grants: [string, Consent, readonly string[]][] = [
  ["analytics", { analytics: true, marketing: false }, analyticsCookies],
  ["marketing", { analytics: false, marketing: true }, marketingCookies],
  ["both", everything, [...analyticsCookies, ...marketingCookies]],
];

for (const [granted, grant, cookies] of grants) {
  test(`${granted}: only the granted vendors are reached, once`, async ({ site, vendors }) => {
    const { page, context, foreignRequests, pageErrors, consoleErrors } =
      await openWithVendors(site);
    await openDialog(page, "sv");
    for (const name of ["analytics", "marketing"] as const) {
      const label = pageText("sv", "cookie-consent", `dialog.${name}.label`);
      await page.getByRole("switch", { name: label }).setChecked(grant[name]);
    }
    await choiceButton(page, "sv", "save").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForLoadState("networkidle");
    for (const screen of ["about", "product", "helpCentre"] as const)
      await goTo(page, screen, "sv");
    await page.waitForLoadState("networkidle");

    const expected = { analytics: Number(grant.analytics), marketing: Number(grant.marketing) };
    expect(await runsOn(page)).toEqual(expected);
    expect([...vendors.requests].sort()).toEqual([
      ...(grant.marketing ? [vendorOrigin + trackerPath] : []),
      ...(grant.analytics ? [analyticsScript] : []),
    ]);
    expect(foreignRequests).toHaveLength(expected.analytics + expected.marketing);
    expect(await cookieNames(context)).toEqual(cookies);
    expect([...pageErrors, ...consoleErrors]).toEqual([]);
  });
}

test("without JavaScript no vendor is reached", async ({ site, vendors }) => {
  const { foreignRequests } = await site.openPage({
    path: screenPath("home", "sv"),
    javaScript: false,
  });
  expect([foreignRequests, vendors.requests]).toEqual([[], []]);
});

/** Tries to run a further script by its bare address, as vendors' scripts do. */
async function loadFurther(page: Page, address: string): Promise<string> {
  return await page.evaluate(async (source) => {
    const script = document.createElement("script");
    try {
      script.src = source;
    } catch {
      return "refused";
    }
    document.head.append(script);
    return await new Promise<string>((resolve) => {
      script.onload = () => resolve("ran");
      script.onerror = () => resolve("failed");
    });
  }, address);
}

/** The browser's report comes a moment later. It is meant, and counts no more. */
async function expectRefusal(violations: string[]): Promise<void> {
  await expect.poll(() => violations).not.toEqual([]);
  expect(violations.splice(0).join()).toMatch(/^require-trusted-types-for/);
}

const further = vendorOrigin + furtherPath;

test("before a choice, vendors' scripts are blocked", async ({ site, vendors }) => {
  const { page, violations } = await openWithVendors(site);
  expect(await loadFurther(page, further)).toBe("refused");
  expect(vendors.requests).toEqual([]);
  await expectRefusal(violations);
});

test("after it, a vendor's script may run more from its own host, and from nowhere else", async ({
  site,
}) => {
  const { page, violations } = await openWithVendors(site, undefined, everything);
  await page.waitForFunction(() => "trackerRuns" in window);
  expect(await loadFurther(page, further)).toBe("ran");
  expect(violations).toEqual([]);
  expect(await loadFurther(page, "https://elsewhere.example/a.js")).toBe("refused");
  await expectRefusal(violations);
});

test("Google's script may use its own Trusted Types policy", async ({ site, vendors }) => {
  const { page } = await openWithVendors(site, undefined, everything);
  const further = "https://www.googletagmanager.com/further.js";
  await page.waitForFunction(() => "analyticsRuns" in window);
  await page.evaluate(async (address) => {
    type Policy = { createScriptURL(text: string): string };
    type Factory = { createPolicy(name: string, rules: object): Policy };
    const { trustedTypes } = self as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy("goog#html", {
      createScriptURL: (text: string) => text,
    });
    const script = document.createElement("script");
    script.src = policy.createScriptURL(address);
    document.head.append(script);
    await new Promise((resolve) => (script.onload = resolve));
  }, further);
  expect(vendors.requests).toContain(further);
  expect((await runsOn(page)).analytics).toBe(2);
});
