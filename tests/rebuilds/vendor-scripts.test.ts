/** Which further scripts vendors' scripts may load, on a build with all vendors. */
import type { Page } from "playwright-core";
import { everything } from "../setup/pages/consent-page";
import { until } from "../setup/until";
import { furtherPath, vendorOrigin } from "../setup/servers/vendor-host";
import { openWithVendors, runsOn } from "../setup/pages/vendor-page";
import { vendorSite } from "../setup/builds/vendor-site";

const vendors = vendorSite();
const { site } = vendors;

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
  await until("a refusal", () => violations.length > 0);
  expect(violations.splice(0).join()).toMatch(/^require-trusted-types-for/);
}

const further = vendorOrigin + furtherPath;

test("before a choice, vendors' scripts are blocked", async () => {
  const { page, violations } = await openWithVendors(site);
  expect(await loadFurther(page, further)).toBe("refused");
  expect(vendors.host.requests).toEqual([]);
  await expectRefusal(violations);
});

test("after it, a vendor's script may run more from its own host, and from nowhere else", async () => {
  const { page, violations } = await openWithVendors(site, undefined, everything);
  await page.waitForFunction(() => "trackerRuns" in window);
  expect(await loadFurther(page, further)).toBe("ran");
  expect(violations).toEqual([]);
  expect(await loadFurther(page, "https://elsewhere.example/a.js")).toBe("refused");
  await expectRefusal(violations);
});

test("Google's script may use its own Trusted Types policy", async () => {
  const { page, asked } = await openWithVendors(site, undefined, everything);
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
  }, "https://www.googletagmanager.com/further.js");
  expect(asked).toHaveLength(2);
  expect((await runsOn(page)).analytics).toBe(2);
});
