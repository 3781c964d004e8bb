/**
 * What the site's vendors learn of a visit: nothing before its consent. The code that knows them is
 * loaded when there is something for them, or something of theirs.
 */
import { onHeadUpdate } from "../../browser/head-update";
import type * as Vendors from "./vendors";

/** What the visitor allows. */
export type Permissions = { readonly analytics: boolean; readonly marketing: boolean };

export type PageView = { readonly title: string; readonly address: string };

type PageLocation = Pick<Location, "origin" | "pathname" | "search">;

const nothing: Permissions = { analytics: false, marketing: false };

let permissions = nothing;
/** The page on the screen until it has been counted, and allowed ones for which the code was too slow. */
let uncounted: PageView[] = [];
let vendors: Promise<typeof Vendors> | undefined;
let stopWaiting = (): void => undefined;

/** Follows the visitor's choice; without one, nothing is allowed. */
export function followConsent(consent: Permissions | null): void {
  permissions = consent ?? nothing;
  const { analytics, marketing } = permissions;
  // After a withdrawal there may be something to stop, or cookies of an earlier visit to remove.
  if (analytics || marketing || vendors || "gtag" in window || document.cookie !== "") {
    void tellVendors();
  }
}

/**
 * Follows the visitor to a page. It is counted once: now if analytics is allowed, or else if it is
 * allowed while the page is on the screen. Going to another place on the same page does not count, nor
 * does a page that is left before its title is there.
 *
 * @param previous where the visitor was before; absent on the first page.
 */
export function followRoute(location: PageLocation, previous?: PageLocation | null): void {
  const address = addressOf(location);
  if (previous && addressOf(previous) === address) return;
  stopWaiting();
  stopWaiting = onHeadUpdate(() => {
    if (!permissions.analytics) uncounted = [];
    uncounted.push({ title: document.title, address });
    if (permissions.analytics) void tellVendors();
  });
}

function addressOf({ origin, pathname, search }: PageLocation): string {
  return origin + pathname + search;
}

/** Brings the vendors up to date, by what holds when their code has come. */
async function tellVendors(): Promise<void> {
  try {
    const { applyPermissions, countPage } = await (vendors ??= import("./vendors"));
    if (applyPermissions(permissions)) {
      window.location.reload();
      return;
    }
    if (permissions.analytics) uncounted.splice(0).forEach(countPage);
  } catch (error) {
    vendors = undefined;
    console.warn("The vendors' code could not be loaded.", error);
  }
}
