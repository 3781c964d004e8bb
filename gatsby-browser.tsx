import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/base.css";
import "./src/styles/classes.css";
import "./src/styles/utilities.css";
import "./src/styles/print.css";
import type { GatsbyBrowser } from "gatsby";
import { hydrateConcurrently } from "./src/browser/concurrent-hydration";
import { leadEvent } from "./src/browser/lead-event";
import { installClientNavigation } from "./src/browser/client-navigation";
import { tolerateForeignNodes } from "./src/browser/foreign-nodes";
import { openFragment, showFragment } from "./src/browser/fragment";
import { wasReloadedFor } from "./src/browser/resume-after-reload";
import { nameHistoryEntries, savedPosition } from "./src/browser/scroll-positions";
import { hideSkeleton } from "./src/browser/skeleton";
import { reloadOnNewVersion } from "./src/browser/site-version";
import { installTrustedTypesPolicy } from "./src/browser/trusted-types";
import { endUnreachable } from "./src/browser/unreachable";
import { loadBlogSkeleton } from "./src/features/blog/load-blog-skeleton";
import {
  closeDialog,
  consentState,
  dialogResumeKey,
  onConsentChange,
  openDialog,
} from "./src/features/cookie-consent/consent-store";
import { applyConsent, trackLead, trackRoute } from "./src/features/tracking/track-visit";

export { wrapPageElement } from "./src/templates/wrap-page-element";

/** Production only: in development there is no HTML to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateConcurrently : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  installTrustedTypesPolicy();
  tolerateForeignNodes();
  nameHistoryEntries();
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
  window.addEventListener(leadEvent, trackLead);
  if (wasReloadedFor(dialogResumeKey)) openDialog();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  hideSkeleton();
  endUnreachable();
  // The cookie dialog does not stay open on the next page.
  closeDialog();
  if (prevLocation) {
    // The JSON-LD describes the landing page, and Gatsby does not update it on navigation.
    document.querySelector('[type="application/ld+json"]')?.remove();
    const isNewPage = prevLocation.pathname !== location.pathname;
    showFragment(location.hash, isNewPage, savedPosition(location));
  } else {
    openFragment(location.hash);
  }
  trackRoute(location, prevLocation);
};
