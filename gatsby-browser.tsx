import "./src/styles/tokens.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { loadPagesEarly } from "./src/components/layout/early-loading";
import { hydrateInSlices } from "./src/components/layout/hydrate-in-slices";
import { followInSiteLinks } from "./src/components/layout/in-site-links";
import { leavePagesOfNewVersion } from "./src/components/layout/new-version";
import { trustOwnCode } from "./src/components/layout/trust-own-code";
import { consentState, onConsentChange } from "./src/features/cookie-consent/consent-store";
import { followConsent, followRoute } from "./src/features/tracking/track-visit";

export { wrapRootElement } from "./src/features/cookie-consent/cookie-consent-root";
export { wrapPageElement } from "./src/features/preview/preview-root";

/** While developing there is no HTML to take over. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  trustOwnCode();
  loadPagesEarly();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Not sooner: the first page's data may be newer than its HTML, which Gatsby sees to with one reload.
  followInSiteLinks();
  leavePagesOfNewVersion();

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
