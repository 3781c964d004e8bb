/** The second build on its server, and a host on which its vendors are. */
import { launchBrowser, reachOnly } from "../browser/browser";
import { secondBuild } from "./second-build";
import {
  startVendorHost,
  trackerPath,
  vendorAddress,
  vendorOrigin,
  type VendorHost,
} from "../servers/vendor-host";
import { siteUnderTest, type Site } from "../servers/site";
import { locales } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";

const buildTimeout = 5 * 60_000;

export const analyticsId = "G-TEST123456";

/** The screens with a frame, the start of its setting, and where the words around it are. */
const framedScreens = [
  { screen: "demoBooking", setting: "GATSBY_BOOKING_FRAME", namespace: "demo-booking" },
  { screen: "whitePaper", setting: "GATSBY_WHITE_PAPER_FRAME", namespace: "white-paper" },
] as const;

/** Every page with a frame: its path, the frame's setting, and its path on the vendors' host. */
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

/** Settings and variables of the machine that are nobody's to read. */
export const secretSettings = {
  SANITY_TOKEN: "skSecretTokenOfTheSecondBuild",
  CLOUDFLARE_API_TOKEN: "secret-of-the-host-of-the-second-build",
} as const;

export type VendorSite = {
  readonly site: Site;
  /** The built site. */
  readonly publicDirectory: string;
  /** Answers at the start of each test. */
  readonly host: VendorHost;
};

function vendorSettings(): Record<string, string> {
  const frames: Record<string, string> = {};
  for (const { setting, framePath } of framedPages) frames[setting] = vendorOrigin + framePath;
  return {
    ...frames,
    ...secretSettings,
    GATSBY_API_ORIGIN: vendorOrigin,
    GATSBY_ANALYTICS_ID: analyticsId,
    GATSBY_MARKETING_SCRIPT_URL: vendorOrigin + trackerPath,
  };
}

/** The folder of the second build, which is made where no other file of tests has. */
export async function vendorBuild(signal: AbortSignal): Promise<string> {
  return await secondBuild(vendorSettings(), signal);
}

/** Builds, where no other file has, and serves it for the test file that calls this at its top level. */
export function vendorSite(): VendorSite {
  const stop = new AbortController();
  let publicDirectory: string | undefined;
  let host: VendorHost | undefined;

  beforeAll(async () => {
    publicDirectory = await vendorBuild(stop.signal);
    host = await startVendorHost();
  }, buildTimeout);

  const site = siteUnderTest(
    () => vendors.publicDirectory,
    () => launchBrowser({ switches: [reachOnly({ [vendorAddress]: vendors.host.place })] }),
  );

  beforeEach(async () => await host?.answer());

  afterAll(async () => {
    stop.abort();
    await host?.refuse();
  });

  const vendors: VendorSite = {
    site,
    get publicDirectory() {
      if (publicDirectory === undefined) throw new Error("There is no second build.");
      return publicDirectory;
    },
    get host() {
      if (!host) throw new Error("The vendors' host runs only within tests and hooks.");
      return host;
    },
  };
  return vendors;
}
