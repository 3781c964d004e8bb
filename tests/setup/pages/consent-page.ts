/** The cookie banner and its dialog in a browser. */
import type { Locator, Page } from "@playwright/test";
import type { Consent } from "../../../src/features/cookie-consent/consent-store";
import { consentKey, consentToolsKey } from "../../../src/browser/consent-key";
import type { Locale } from "../../../src/i18n/locales";
import { pageText } from "../output/page-text";
import { animationsFinished } from "../browser/page-probes";

export const everything: Consent = { analytics: true, marketing: true };
export const nothing: Consent = { analytics: false, marketing: false };

export function bannerOn(page: Page, locale: Locale): Locator {
  return page.getByRole("region", { name: pageText(locale, "cookie-consent", "banner.title") });
}

/** A button in the banner or in the dialog, whichever is shown. */
export function choiceButton(
  page: Page,
  locale: Locale,
  key: "accept" | "reject" | "customize" | "save",
): Locator {
  return page.getByRole("button", { name: pageText(locale, "cookie-consent", key), exact: true });
}

/** Opens the dialog from the banner, or from the footer once a choice has been made. */
export async function openDialog(
  page: Page,
  locale: Locale,
  from: "banner" | "footer" = "banner",
): Promise<Locator> {
  const item = page
    .getByRole("contentinfo")
    .getByRole("button", { name: pageText(locale, "cookie-consent", "settingsItem") });
  await (from === "banner" ? choiceButton(page, locale, "customize") : item).click();
  const name = pageText(locale, "cookie-consent", "dialog.title");
  const dialog = page.getByRole("dialog", { name });
  await dialog.waitFor();
  await animationsFinished(dialog);
  return dialog;
}

export async function storedBy(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    ...Object.fromEntries(Object.entries(sessionStorage)),
    ...(document.cookie === "" ? {} : { cookies: document.cookie }),
  }));
}

/** Returns what `storedBy` returns after a choice on a site with these tools. */
export function onlyRecordOf(
  { analytics, marketing }: Consent,
  tools: readonly string[] = [],
): Record<string, string> {
  return {
    [consentKey]: `{"analytics":${analytics},"marketing":${marketing}}`,
    ...((analytics || marketing) && { [consentToolsKey]: JSON.stringify(tools) }),
  };
}

/** For a visit's `context`: an earlier visit's choice on a site with these tools. */
export function withChoice(origin: string, choice: Consent, tools?: readonly string[]) {
  const stored = Object.entries(onlyRecordOf(choice, tools));
  const localStorage = stored.map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
