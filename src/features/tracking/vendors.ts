/** The vendors behind one door: the only place that starts, tells and stops them. */
import { updateAnalytics } from "./analytics";
import { removeCookies } from "./cookies";
import { isMarketingRunning, startMarketing } from "./marketing";
import type { Permissions } from "./track-visit";

export { countPage } from "./analytics";

/**
 * Starts what is allowed, stops what is not, and removes the cookies of the latter.
 *
 * @returns whether something goes on that only a new load of the page ends.
 */
export function applyPermissions(permissions: Permissions): boolean {
  const { analytics, marketing } = permissions;
  updateAnalytics(permissions);
  if (marketing) startMarketing();
  if (!analytics) removeCookies("analytics");
  if (!marketing) removeCookies("marketing");
  return !marketing && isMarketingRunning();
}
