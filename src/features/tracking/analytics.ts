/** Google Analytics by its global function `gtag`: the site's own, or one that is there already. */
import { site } from "../../config/site";
import { loadScript } from "./load-script";
import type { PageView, Permissions } from "./track-visit";

type Gtag = (...command: readonly unknown[]) => void;

type AnalyticsWindow = Window & {
  gtag?: Gtag;
  dataLayer?: unknown[];
} & Record<`ga-disable-${string}`, boolean>;

const vendor = window as unknown as AnalyticsWindow;
const host = "https://www.googletagmanager.com";

/** What was last told. */
let told: string | undefined;
let isStarted = false;

const signal = (isGranted: boolean) => (isGranted ? "granted" : "denied");

/**
 * Tells `gtag`, where there is one, what is granted, whenever that differs from what it was told
 * last. The script of the id that is set is loaded when analytics is granted for the first time.
 */
export function updateAnalytics({ analytics, marketing }: Permissions): void {
  const id = site.analyticsId;
  const mustStart = id !== "" && analytics && !isStarted;
  if (mustStart) vendor.gtag ??= makeGtag();
  // The vendor's switch for a script that runs: without it, pings without cookies go on. First, as the
  // script answers an update with a ping.
  if (id !== "") vendor[`ga-disable-${id}`] = !analytics;

  const advertising = signal(marketing);
  const consent = {
    analytics_storage: signal(analytics),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  };
  const text = JSON.stringify(consent);
  const { gtag } = vendor;
  if (gtag && text !== told) {
    gtag("consent", "update", consent);
    told = text;
  }

  if (!mustStart) return;
  isStarted = true;
  vendor.gtag?.("js", new Date());
  // Page views are counted by the site, once for each.
  vendor.gtag?.("config", id, { send_page_view: false });
  loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`);
}

/** Records a page view. For when analytics is granted. */
export function countPage({ title, address }: PageView): void {
  vendor.gtag?.("event", "page_view", { page_title: title, page_location: address });
}

/** The vendor's own function, in a state in which everything is denied. */
function makeGtag(): Gtag {
  const commands = (vendor.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The script takes an `arguments` object for a command, and an array for something else.
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
