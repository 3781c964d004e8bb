/** The only module that starts, updates and stops the vendors' scripts. */
import { storageEntriesOf, type StorageCategory } from "../../browser/storage-entries";
import { site } from "../../config/site";
import { consentedOrigins } from "../../browser/trusted-types";

/** What the visitor allows. */
export type Permissions = { readonly analytics: boolean; readonly marketing: boolean };

/** A page that was visited. */
export type PageView = { readonly title: string; readonly url: string };

/**
 * Starts what is allowed, stops what is not, and removes the cookies of the latter.
 *
 * @returns whether a script that is no longer allowed keeps running until the page is reloaded.
 */
export function applyPermissions(permissions: Permissions): boolean {
  const { analytics, marketing } = permissions;
  updateAnalytics(permissions);
  if (marketing) startMarketing();
  if (!analytics) removeCookies("analytics");
  if (!marketing) removeCookies("marketing");
  return !marketing && marketingScript === "loaded";
}

type Gtag = (...command: readonly unknown[]) => void;

type AnalyticsWindow = Window & {
  gtag?: Gtag;
  dataLayer?: unknown[];
} & Record<`ga-disable-${string}`, boolean>;

const analyticsWindow = window as unknown as AnalyticsWindow;

/** The last consent sent to `gtag`, serialized. */
let lastConsent: string | undefined;
let isAnalyticsStarted = false;

/** Whether the marketing tool is Google's. Otherwise nothing is a consent to Google's advertising. */
const usesGoogleAds = site.marketing?.googleAds === true;

/** Returns the vendor's name for each thing that is or is not allowed. */
function signals({ analytics, marketing }: Permissions) {
  const signal = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  const advertising = signal(marketing && usesGoogleAds);
  return {
    analytics_storage: signal(analytics),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
}

/** What the analytics script is told: it measures, and does nothing else with what it measures. */
const analyticsConfig = {
  // The site sends its own page views, one per page.
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
} as const;

/**
 * Sends the visitor's consent to `gtag`, if there is one, whenever it has changed. Loads the script of
 * the configured id when analytics is granted for the first time.
 */
function updateAnalytics(permissions: Permissions): void {
  const { analytics, marketing } = permissions;
  const id = site.analyticsId;
  const mustStart = id !== "" && analytics && !isAnalyticsStarted;
  // Google's marketing script, too, has to find everything denied that is not allowed.
  if (mustStart || (marketing && usesGoogleAds)) analyticsWindow.gtag ??= makeGtag();
  // The vendor's opt-out: without it, a running script keeps sending cookieless pings. Set first, because
  // the script reacts to a consent update with a ping.
  if (id !== "") analyticsWindow[`ga-disable-${id}`] = !analytics;

  const consent = signals(permissions);
  const serialized = JSON.stringify(consent);
  const { gtag } = analyticsWindow;
  if (gtag && serialized !== lastConsent) {
    gtag("consent", "update", consent);
    lastConsent = serialized;
  }

  if (!mustStart) return;
  isAnalyticsStarted = true;
  analyticsWindow.gtag?.("js", new Date());
  analyticsWindow.gtag?.("config", id, analyticsConfig);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
}

/** Records a page view. Call it only while analytics is granted. */
export function countPage({ title, url }: PageView): void {
  const page = { page_title: title, page_location: withoutUnknownQuery(url) };
  // The script's own events would report the address bar otherwise.
  analyticsWindow.gtag?.("set", page);
  analyticsWindow.gtag?.("event", "page_view", page);
}

/** Records that a form was sent, not what it says. Call it only while analytics is granted. */
export function countLead(): void {
  analyticsWindow.gtag?.("event", "generate_lead");
}

/** What a query may say about a page: which part of a list it is, and by which campaign it was found. */
const reportedQuery = /^(page|utm_(source|medium|campaign))$/;

/** Removes all else, because a link into the site may carry anything, such as the reader's email address. */
function withoutUnknownQuery(url: string): string {
  const reported = new URL(url);
  for (const name of [...reported.searchParams.keys()]) {
    if (!reportedQuery.test(name)) reported.searchParams.delete(name);
  }
  return reported.href;
}

/** Creates the vendor's `gtag`, with everything denied by default. */
function makeGtag(): Gtag {
  const commands = (analyticsWindow.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The script accepts only `arguments` objects as commands, not arrays.
    // eslint-disable-next-line prefer-rest-params
    commands.push(arguments);
  };
  gtag("consent", "default", signals({ analytics: false, marketing: false }));
  return gtag;
}

let marketingScript: "loaded" | "blocked" | undefined;

/** Loads the vendor's visitor tracking, once. The site can start it, but not stop it. */
function startMarketing(): void {
  if (marketingScript || !site.marketing) return;
  marketingScript = "loaded";
  // The page works without it.
  loadScript(site.marketing.scriptUrl).onerror = () => (marketingScript = "blocked");
}

/** Loads a vendor's script after the visitor has consented to it. */
function loadScript(url: string): HTMLScriptElement {
  // From here on, the site's Trusted Types policy lets scripts of this origin pass.
  const { origin, href } = new URL(url);
  consentedOrigins.push(origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = href;
  document.head.append(script);
  return script;
}

/**
 * Removes a category's cookies, as far as scripts can see them. A cookie may belong to the host or to any
 * parent domain (vendors choose the highest); scripts cannot find out which, so all are tried.
 */
function removeCookies(category: StorageCategory): void {
  const patterns = storageEntriesOf(site).flatMap(({ kind, category: purpose, name }) =>
    kind === "cookie" && purpose === category && name !== undefined ? [name] : [],
  );
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
  for (const name of names.filter((each) => patterns.some((pattern) => covers(pattern, each)))) {
    for (const domain of domainsOf(window.location.hostname)) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Returns no domain (a host-only cookie), the host, and every parent domain. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.map((_, index) => labels.slice(index).join("."))];
}
