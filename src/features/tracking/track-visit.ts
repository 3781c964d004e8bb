/**
 * Reports a visit to the site's vendors, never without consent. Their code loads only when there is
 * something to report to them, or something of theirs to remove.
 */
import { reloadIfOutdated, reloadWithInput } from "../../browser/resume-after-reload";
import type * as Vendors from "./vendors";
import type { PageView, Permissions } from "./vendors";

type PageLocation = Pick<Location, "origin" | "pathname" | "search">;

/** Milliseconds after which Gatsby has set the title of a page, which it does shortly after it shows the page. */
const titleDelay = 500;

const loadVendors = () => import("./vendors");

const nothing: Permissions = { analytics: false, marketing: false };

let permissions = nothing;
/** The current page until it is counted, and permitted pages that wait for the vendors' code. */
let uncounted: PageView[] = [];
/** Forms that were sent and wait for the vendors' code. */
let uncountedLeads = 0;
let vendors: Promise<typeof Vendors> | undefined;
let countCurrent = (): void => undefined;

/** Applies the visitor's choice; null allows nothing. */
export function applyConsent(consent: Permissions | null): void {
  permissions = consent ?? nothing;
  const { analytics, marketing } = permissions;
  if (!analytics) uncountedLeads = 0;
  // After a withdrawal there may be scripts to stop, or cookies from an earlier visit to remove.
  if (analytics || marketing || vendors || "gtag" in window || document.cookie !== "") {
    void updateVendors();
  }
}

/**
 * Handles a route change. Counts a page once: at once if analytics is allowed, otherwise when it becomes
 * allowed while the page is still open. A new fragment is not a new page.
 *
 * @param previous the previous location; absent on the first page.
 */
export function trackRoute(location: PageLocation, previous?: PageLocation | null): void {
  const url = urlOf(location);
  if (previous && urlOf(previous) === url) return;
  // A page that is left before its time is up counts as well.
  countCurrent();
  const timer = setTimeout(() => countCurrent(), titleDelay);
  countCurrent = () => {
    clearTimeout(timer);
    countCurrent = () => undefined;
    if (!permissions.analytics) uncounted = [];
    uncounted.push({ title: document.title, url });
    if (permissions.analytics) void updateVendors();
  };
}

function urlOf({ origin, pathname, search }: PageLocation): string {
  return origin + pathname + search;
}

/** Counts a form that was sent, if analytics is allowed by then. */
export function trackLead(): void {
  if (!permissions.analytics) return;
  uncountedLeads += 1;
  void updateVendors();
}

/** Resolves once somebody sees the page: a browser may render it before, and throw it away. */
async function untilShown(): Promise<void> {
  if (!("prerendering" in document) || document.prerendering !== true) return;
  await new Promise((resolve) =>
    document.addEventListener("prerenderingchange", resolve, { once: true }),
  );
}

/** Loads the vendors' code and applies the permissions that hold by then. */
async function updateVendors(): Promise<void> {
  await untilShown();
  try {
    const { applyPermissions, countPage, countLead } = await (vendors ??= loadVendors());
    if (applyPermissions(permissions)) {
      reloadWithInput("vendors");
      return;
    }
    if (!permissions.analytics) return;
    uncounted.splice(0).forEach(countPage);
    for (; uncountedLeads > 0; uncountedLeads -= 1) countLead();
  } catch (error) {
    vendors = undefined;
    if (await reloadIfOutdated("vendors")) return;
    console.warn("The vendors' code could not be loaded.", error);
  }
}
