/** A second site, with all vendors and hostile content, which `vendor-site.setup.ts` builds. */
import { resolve } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { test as base } from "../../setup/fixtures";
import { locales } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";
import { marketingTool, marketingVariables } from "../../setup/content/marketing-tool";

/** Its published folder. `--no-deps` tests the one that an earlier run has built. */
export const vendorDirectory = resolve(__dirname, "../../../node_modules/.cache/vendor-site");

/** Where all of its vendors are, but for Google. Nobody is there: the browser's requests are answered. */
export const vendorOrigin = "http://vendors.localhost:4000";
const analyticsOrigin = "https://www.googletagmanager.com";

const analyticsId = "G-TEST123456";
export const analyticsScript = `${analyticsOrigin}/gtag/js?id=${analyticsId}`;

/** What is stored beside a yes. */
export const vendorNames = ["Google Analytics", `${marketingTool.name} (${marketingTool.company})`];

export const trackerPath = "/visit.js";
/** Another script of the vendor, which the one at `trackerPath` does not load. */
export const furtherPath = "/further.js";
export const thanksPath = "/thanks";
const signUpPath = "/sign-up";

/** All pages with a frame: path, the frame's path at the vendors', and the namespace of the texts around it. */
export const framedPages = locales.flatMap((locale) =>
  (
    [
      ["demoBooking", "demo-booking", "GATSBY_BOOKING_FRAME"],
      ["whitePaper", "white-paper", "GATSBY_WHITE_PAPER_FRAME"],
    ] as const
  ).map(([screen, namespace, setting]) => ({
    screen,
    namespace,
    locale,
    path: screenPath(screen, locale),
    setting: `${setting}_${locale.toUpperCase()}`,
    framePath: `/${locale}/${screen}?tracking=off`,
  })),
);

export type FramedPage = (typeof framedPages)[number];

export const secretSettings = {
  SANITY_TOKEN: "skSecretTokenOfTheSecondBuild",
  CLOUDFLARE_API_TOKEN: "secret-of-the-host-of-the-second-build",
} as const;

export const vendorSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    framedPages.map(({ setting, framePath }) => [setting, vendorOrigin + framePath]),
  ),
  ...secretSettings,
  GATSBY_API_ORIGIN: vendorOrigin,
  GATSBY_ANALYTICS_ID: analyticsId,
  ...marketingVariables,
  GATSBY_MARKETING_SCRIPT_URL: vendorOrigin + trackerPath,
};

/**
 * Shows its path, its referrer, and the origin that its script runs on. One link downloads a file; signing up
 * navigates the top window once the vendor has responded.
 */
const form = (path: string) => `<!doctype html><html lang="en"><title>Form</title>
<h1>Form at ${path}</h1>
<form><label>Name <input name="name"></label><button>Sign up</button></form>
<a href="data:application/pdf,%25PDF" download="guide.pdf">Get the file</a>
<script>
document.body.append(\`Running at \${self.origin}, coming from "\${document.referrer}"\`);
localStorage.getItem("x");
document.forms[0].addEventListener("submit", async (event) => {
  event.preventDefault();
  await fetch("${signUpPath}", { method: "POST" });
  top.location = "${thanksPath}";
});
</script>`;

/** Counts its runs, and keeps setting the two cookies in the cookie policy. */
const tracker = `window.trackerRuns = (window.trackerRuns ?? 0) + 1;
const track = () => {
  document.cookie = "${marketingTool.sessionCookie}=1; Path=/; Max-Age=7200";
  document.cookie = "${marketingTool.trackerCookie}=2; Path=/; Max-Age=63072000";
};
track();
setInterval(track, 50);`;

/**
 * Behaves like the analytics tool as far as the site can tell: processes the queued commands, and sets its
 * cookies while consent is granted and it is not disabled.
 */
const analytics = `window.analyticsRuns = (window.analyticsRuns ?? 0) + 1;
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

const files: Readonly<Record<string, readonly [contentType: string, body: string]>> = {
  [trackerPath]: ["text/javascript", tracker],
  [furtherPath]: ["text/javascript", "window.furtherRuns = true;"],
};

/** The vendors of a test: what they do, and the URLs that they were asked for. */
export type Vendors = { behaviour: "answer" | "refuse" | "hang"; readonly requests: string[] };

async function standInFor(vendors: Vendors, context: BrowserContext): Promise<void> {
  await context.route(
    ({ origin }) => [vendorOrigin, analyticsOrigin].includes(origin),
    async (route) => {
      const { href, origin, pathname, search } = new URL(route.request().url());
      vendors.requests.push(href);
      if (vendors.behaviour === "refuse") await route.abort("connectionrefused");
      if (vendors.behaviour !== "answer") return;
      const [contentType, body] =
        origin === analyticsOrigin
          ? ["text/javascript", analytics]
          : (files[pathname] ?? ["text/html", form(pathname + search)]);
      await route.fulfill({ contentType, body });
    },
  );
}

type VendorFixtures = { readonly vendors: Vendors };

/** The tests of the second site: `site` is that one, and the browser reaches its vendors. */
export const test = base.extend<VendorFixtures>({
  directory: [async ({}, use) => await use(vendorDirectory), { scope: "worker" }],
  vendors: async ({}, use) => await use({ behaviour: "answer", requests: [] }),
  site: async ({ site, vendors }, use) => {
    await use({
      ...site,
      openPage: (options) =>
        site.openPage({
          ...options,
          async prepare(page) {
            await standInFor(vendors, page.context());
            await options.prepare?.(page);
          },
        }),
    });
  },
});

export { expect } from "../../setup/fixtures";
