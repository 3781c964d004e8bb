/** What tests can see of the vendors: commands to `gtag`, scripts in the head, cookies. */

import { site } from "../../../../src/config/site";
import { marketingTool } from "../../../setup/content/marketing-tool";

type VendorWindow = Window & { gtag?: unknown; dataLayer?: ArrayLike<unknown>[] };

export const vendorWindow = window as unknown as VendorWindow & Record<string, unknown>;

/** Installs a global `gtag`, as the site's own tag would. Returns the commands sent to it. */
export function installGtag(): unknown[][] {
  const commands: unknown[][] = [];
  vendorWindow.gtag = (...command: unknown[]) => commands.push(command);
  return commands;
}

export function queuedCommands(): unknown[][] {
  return (vendorWindow.dataLayer ?? []).map((command) => Array.from(command));
}

export function scriptAddresses(): string[] {
  return [...document.head.querySelectorAll("script")].map(({ src }) => src);
}

export function resetVendors(): void {
  delete vendorWindow.gtag;
  delete vendorWindow.dataLayer;
  for (const script of document.head.querySelectorAll("script")) script.remove();
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  }
  jest.resetModules();
}

type VendorFacts = {
  readonly analyticsId?: string;
  /** Address of the marketing tool's script. */
  readonly script?: string;
  readonly googleAds?: boolean;
};

/** Configures vendors for modules that are loaded afterwards. */
export function setVendors(settings: VendorFacts) {
  const facts = {
    ...site,
    analyticsId: settings.analyticsId ?? "",
    marketing: settings.script
      ? { ...marketingTool, scriptUrl: settings.script, googleAds: settings.googleAds ?? false }
      : null,
  };
  jest.doMock("../../../../src/config/site", () => ({ site: facts }));
}

export function consentUpdate(analytics: string, advertising = "denied"): unknown[] {
  const signals = {
    analytics_storage: analytics,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
  return ["consent", "update", signals];
}
