/** The vendor's visitor-tracking script. The site can start it, but not stop it. */
import { site } from "../../config/site";
import { loadScript } from "./load-script";

let isBlocked = false;
let isLoaded = false;

/** Loads the configured script, once. */
export function startMarketing(): void {
  if (isLoaded || site.marketingScriptUrl === "") return;
  isLoaded = true;
  loadScript(site.marketingScriptUrl, () => (isBlocked = true));
}

/** Returns whether the script may be running; only a reload of the page stops it. */
export function isMarketingRunning(): boolean {
  return isLoaded && !isBlocked;
}
