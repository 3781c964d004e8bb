import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { hydrateConcurrently } from "./src/browser/concurrent-hydration";
import { focusFragment } from "./src/browser/fragment-focus";
import { installClientNavigation } from "./src/browser/client-navigation";
import { hideSkeleton } from "./src/browser/skeleton";
import { reloadOnNewVersion } from "./src/browser/site-version";
import { installTrustedTypesPolicy } from "./src/browser/trusted-types";
import { loadBlogSkeleton } from "./src/features/blog/load-blog-skeleton";
import { consentState, onConsentChange } from "./src/features/cookie-consent/consent-store";
import { applyConsent, trackRoute } from "./src/features/tracking/track-visit";

export { wrapRootElement } from "./src/features/cookie-consent/cookie-consent";
export { wrapPageElement } from "./src/features/preview/preview-root";

/** Production only: in development there is no HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateConcurrently : undefined;

/**
 * Takes the parameters of the Studio and of campaigns out of the address. Gatsby's development server tells of
 * changes by path, and its runtime would look for them by path and query: such a page would never show one.
 */
function leaveOutParameters(): void {
  const url = new URL(window.location.href);
  const names = [...url.searchParams.keys()];
  for (const name of names) if (/^(sanity-|utm_)/.test(name)) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", url);
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  installTrustedTypesPolicy();
  if (process.env.SITE_PREVIEW === "true") leaveOutParameters();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.isHydrated = true;
  // Not earlier: if the first page's data is newer than its HTML, Gatsby itself reloads once.
  installClientNavigation(loadBlogSkeleton);
  reloadOnNewVersion();

  // Features do not import each other, so consent is connected to tracking here.
  const follow = () => applyConsent(consentState().consent);
  onConsentChange(follow);
  follow();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  hideSkeleton();
  // The JSON-LD describes the landing page, and Gatsby does not update it on navigation.
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove();
  if (prevLocation && prevLocation.pathname !== location.pathname) focusFragment(location.hash);
  trackRoute(location, prevLocation);
};
