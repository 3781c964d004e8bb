/** Google Analytics through the global function `gtag`: the site's own, or one that already exists. */
import { site } from "../../config/site";
import { loadScript } from "./load-script";
import type { PageView, Permissions } from "./types";

type Gtag = (...command: readonly unknown[]) => void;

type AnalyticsWindow = Window & {
  gtag?: Gtag;
  dataLayer?: unknown[];
} & Record<`ga-disable-${string}`, boolean>;

const analyticsWindow = window as unknown as AnalyticsWindow;
const host = "https://www.googletagmanager.com";

/** The last consent sent to `gtag`, serialized. */
let lastConsent: string | undefined;
let isStarted = false;

const signal = (isGranted: boolean) => (isGranted ? "granted" : "denied");

/**
 * Sends the visitor's consent to `gtag`, if there is one, whenever it has changed. Loads the script of
 * the configured id when analytics is granted for the first time.
 */
export function updateAnalytics({ analytics, marketing }: Permissions): void {
  const id = site.analyticsId;
  const mustStart = id !== "" && analytics && !isStarted;
  if (mustStart) analyticsWindow.gtag ??= makeGtag();
  // The vendor's opt-out: without it, a running script keeps sending cookieless pings. Set first, because
  // the script reacts to a consent update with a ping.
  if (id !== "") analyticsWindow[`ga-disable-${id}`] = !analytics;

  const advertising = signal(marketing);
  const consent = {
    analytics_storage: signal(analytics),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
  const serialized = JSON.stringify(consent);
  const { gtag } = analyticsWindow;
  if (gtag && serialized !== lastConsent) {
    gtag("consent", "update", consent);
    lastConsent = serialized;
  }

  if (!mustStart) return;
  isStarted = true;
  analyticsWindow.gtag?.("js", new Date());
  // The site sends its own page views, one per page.
  analyticsWindow.gtag?.("config", id, { send_page_view: false });
  loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`);
}

/** Records a page view. Call it only while analytics is granted. */
export function sendPageView({ title, url }: PageView): void {
  analyticsWindow.gtag?.("event", "page_view", { page_title: title, page_location: url });
}

/** Creates the vendor's `gtag`, with everything denied by default. */
function makeGtag(): Gtag {
  const commands = (analyticsWindow.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The script accepts only `arguments` objects as commands, not arrays.
    // eslint-disable-next-line prefer-rest-params
    commands.push(arguments);
  };
  gtag("consent", "default", {
    analytics_storage: "denied",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  return gtag;
}
