/** A second build of the site, with all vendors and hostile content, and a fake server for its vendors. */
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hostileContent } from "../content/hostile-content";
import { createSandbox, smallContent } from "./sandbox";
import { reachOnly } from "../browser/browser";
import { test as base } from "../fixtures";
import {
  trackerPath,
  vendorAuthority,
  vendorHost,
  vendorOrigin,
  type VendorHost,
} from "../servers/vendor-host";
import { locales } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";

const buildTimeout = 10 * 60_000;

export const analyticsId = "G-TEST123456";

export const marketingTool = {
  name: "Spårö",
  company: "Spårö Exempel AB",
  sessionCookie: "visitor_session",
  trackerCookie: "visitor_tracker",
} as const;

/** What is stored beside a yes in the second build. */
export const vendorNames = ["Google Analytics", `${marketingTool.name} (${marketingTool.company})`];

/** The screens with a frame, the prefix of its setting, and the namespace of the texts around it. */
const framedScreens = [
  { screen: "demoBooking", setting: "GATSBY_BOOKING_FRAME", namespace: "demo-booking" },
  { screen: "whitePaper", setting: "GATSBY_WHITE_PAPER_FRAME", namespace: "white-paper" },
] as const;

/** All pages with a frame: path, the frame's setting, and the frame's path on the vendor host. */
export const framedPages = framedScreens.flatMap(({ setting, ...rest }) =>
  locales.map((locale) => ({
    ...rest,
    locale,
    path: screenPath(rest.screen, locale),
    setting: `${setting}_${locale.toUpperCase()}`,
    framePath: `/${locale}/${rest.screen}?tracking=off`,
  })),
);

export type FramedPage = (typeof framedPages)[number];

export const secretSettings = {
  SANITY_TOKEN: "skSecretTokenOfTheSecondBuild",
  CLOUDFLARE_API_TOKEN: "secret-of-the-host-of-the-second-build",
} as const;

function vendorSettings(): Record<string, string> {
  const frames: Record<string, string> = {};
  for (const { setting, framePath } of framedPages) frames[setting] = vendorOrigin + framePath;
  return {
    ...frames,
    ...secretSettings,
    GATSBY_API_ORIGIN: vendorOrigin,
    GATSBY_ANALYTICS_ID: analyticsId,
    GATSBY_MARKETING_SCRIPT_URL: vendorOrigin + trackerPath,
    GATSBY_MARKETING_NAME: marketingTool.name,
    GATSBY_MARKETING_COMPANY: marketingTool.company,
    GATSBY_MARKETING_COUNTRY: "DE",
    GATSBY_MARKETING_SESSION_COOKIE: marketingTool.sessionCookie,
    GATSBY_MARKETING_TRACKER_COOKIE: marketingTool.trackerCookie,
  };
}

/** Returns the folder of the second build, and builds it if no other test file has. */
export async function vendorBuild(): Promise<string> {
  const publicDirectory = join(process.env.SHARED_TEST_FOLDER!, "second-public");
  const claim = `${publicDirectory}.claim`;
  const isOurs = await mkdir(claim).then(
    () => true,
    () => false,
  );
  if (!isOurs) {
    // Another file's build that fails gives up its claim.
    while (!existsSync(publicDirectory) && existsSync(claim)) await pause(500);
    return existsSync(publicDirectory) ? publicDirectory : await vendorBuild();
  }
  const sandbox = await createSandbox();
  try {
    await sandbox.writeContent([...(await smallContent()), ...(await hostileContent())]);
    await sandbox.build({ settings: vendorSettings() });
    // Renamed, so that other processes never see a partial copy.
    await cp(sandbox.publicDirectory, `${publicDirectory}.part`, { recursive: true });
    await rename(`${publicDirectory}.part`, publicDirectory);
    return publicDirectory;
  } catch (error) {
    await rm(claim, { recursive: true });
    throw error;
  } finally {
    await sandbox.remove();
  }
}

type VendorFixtures = {
  /** The vendors, which answer when any test begins. */
  readonly host: VendorHost;
};

type VendorWorkerFixtures = { readonly vendors: VendorHost; readonly directory: string };

/** The tests of the second build: `site` is that build, and the browser reaches its vendors. */
export const test = base.extend<VendorFixtures, VendorWorkerFixtures>({
  vendors: [
    async ({}, use) => {
      const vendors = vendorHost();
      await vendors.answer();
      await use(vendors);
      await vendors.refuse();
    },
    { scope: "worker" },
  ],
  directory: [
    async ({}, use) => await use(await vendorBuild()),
    { scope: "worker", timeout: buildTimeout },
  ],
  browserOptions: [
    async ({ vendors }, use) =>
      await use({ switches: [reachOnly({ [vendorAuthority]: vendors.target })] }),
    { scope: "worker" },
  ],
  host: [
    async ({ vendors }, use) => {
      await vendors.answer();
      await use(vendors);
    },
    { auto: true },
  ],
});

export { expect } from "../fixtures";
