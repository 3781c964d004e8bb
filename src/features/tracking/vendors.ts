/** The only module that starts, updates and stops the vendors' scripts. */
import { updateAnalytics } from "./analytics";
import { removeCookies } from "./cookies";
import { isMarketingRunning, startMarketing } from "./marketing";
import type { Permissions } from "./types";

export { sendPageView as countPage } from "./analytics";

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
  return !marketing && isMarketingRunning();
}
