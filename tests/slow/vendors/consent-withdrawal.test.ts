/** Withdrawing consent, on a build with all vendors. */
import {
  bannerOn,
  choiceButton,
  nothing,
  onlyRecordOf,
  openDialog,
  storedBy,
} from "../../setup/pages/consent-page";
import { goTo, loadedAt } from "../../setup/browser/page-probes";
import { cookieNames, marketingCookies, openWithVendors, pageViewsOn, runsOn } from "./vendor-page";
import { expect, test, trackerPath, vendorOrigin } from "./vendor-site";
import { screenPath } from "../../../src/i18n/routes";
import { pageText } from "../../setup/output/page-text";

const analytics = pageText("sv", "cookie-consent", "dialog.analytics.label");

test("withdrawing analytics needs no reload: page views stop and its cookies are removed", async ({
  site,
}) => {
  const { page, context, foreignRequests } = await openWithVendors(site);
  await choiceButton(page, "sv", "accept").click();
  await expect.poll(() => pageViewsOn(page)).toBe(1);
  await page.waitForLoadState("networkidle");
  const loaded = await loadedAt(page);
  await openDialog(page, "sv", "footer");
  await page.getByRole("switch", { name: analytics }).uncheck();
  await choiceButton(page, "sv", "save").click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await cookieNames(context)).toEqual(marketingCookies);

  const before = foreignRequests.length;
  await goTo(page, "about", "sv");
  await goTo(page, "product", "sv");
  await page.waitForLoadState("networkidle");
  expect(await pageViewsOn(page)).toBe(1);
  expect(foreignRequests).toHaveLength(before);
  expect(await cookieNames(context)).toEqual(marketingCookies);
  expect(await loadedAt(page)).toBe(loaded);
});

test("withdrawing marketing reloads the page: its script cannot be stopped", async ({
  site,
  vendors,
}) => {
  const { page, context } = await openWithVendors(site);
  await choiceButton(page, "sv", "accept").click();
  await page.waitForFunction(() => "trackerRuns" in window);
  await goTo(page, "blog", "sv");
  const name = page.locator("input[name=name]");
  await name.fill("Åsa Öberg");
  await openDialog(page, "sv", "footer");
  const loaded = page.waitForEvent("load");
  await choiceButton(page, "sv", "reject").click();
  await loaded;
  await page.waitForLoadState("networkidle");
  expect(page.url()).toBe(site.origin + screenPath("blog", "sv"));
  await expect(name).toHaveValue("Åsa Öberg");
  expect(await runsOn(page)).toEqual({ analytics: 0, marketing: 0 });
  expect(vendors.requests.filter((url) => url === vendorOrigin + trackerPath)).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
  await expect(bannerOn(page, "sv")).toHaveCount(0);
});
