import "./src/styles/tokens.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { prefetchOnIntent } from "./src/browser/prefetch";
import { hydrateConcurrently } from "./src/browser/concurrent-hydration";
import { installClientNavigation } from "./src/browser/client-navigation";
import { reloadOnNewVersion } from "./src/browser/site-version";
import { installTrustedTypesPolicy } from "./src/browser/trusted-types";
import { consentState, onConsentChange } from "./src/features/cookie-consent/consent-store";
import { followConsent, followRoute } from "./src/features/tracking/track-visit";

export { wrapRootElement } from "./src/features/cookie-consent/cookie-consent-root";
export { wrapPageElement } from "./src/features/preview/preview-root";

/** While developing there is no HTML to take over. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateConcurrently : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  installTrustedTypesPolicy();
  prefetchOnIntent();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Not sooner: the first page's data may be newer than its HTML, which Gatsby sees to with one reload.
  installClientNavigation();
  reloadOnNewVersion();

  // A feature knows no other: here the choice meets what depends on it.
  const follow = () => followConsent(consentState().consent);
  onConsentChange(follow);
  follow();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // It is about the page that the visitor came to, and stands outside of what Gatsby keeps up to date.
  if (prevLocation) document.querySelector('[type="application/ld+json"]')?.remove();
  followRoute(location, prevLocation);
};
