/** The visitor-tracking script. It is its vendor's own: the site can start it, and not stop it. */
import { site } from "../../config/site";
import { loadScript } from "./load-script";

let isBlocked = false;
let isLoaded = false;

/** Loads the script that is set, once. */
export function startMarketing(): void {
  if (isLoaded || site.marketingScriptUrl === "") return;
  isLoaded = true;
  loadScript(site.marketingScriptUrl, () => (isBlocked = true));
}

/** Whether the script may be running: only a new load of the page ends it then. */
export function isMarketingRunning(): boolean {
  return isLoaded && !isBlocked;
}
