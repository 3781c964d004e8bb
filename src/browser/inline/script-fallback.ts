/**
 * Falls back to the page without JavaScript when a site script fails: the content of `<noscript>` shows,
 * and styles for `scripting: none` apply. A script that fails after hydration is handled by the feature
 * that requested it.
 *
 * Inlined first in every page's head, compiled for any browser: it has to run before a script can fail. Gatsby
 * leaves a page without scripts as it is, with buttons that do nothing.
 */
import { trustedTypesPolicies } from "../../config/trusted-types";

declare global {
  interface Window {
    /** Set once the page is hydrated. */
    isHydrated?: true;
    /** Shows what the page has for browsers without scripts. */
    showPlainPage?: () => void;
  }
}

let policy = { createHTML: (html: string) => html };
const { trustedTypes } = window;
if (trustedTypes) policy = trustedTypes.createPolicy(trustedTypesPolicies.plain, policy);

const isOwn = (url: string | null | undefined) => url?.startsWith(`${location.origin}/`) === true;

function showNoscript(): void {
  for (const noscript of Array.from(document.body.querySelectorAll("noscript"))) {
    const shown = document.createElement("div");
    shown.className = noscript.className;
    shown.innerHTML = policy.createHTML(noscript.textContent);
    noscript.parentNode?.replaceChild(shown, noscript);
  }
}

/** @param rules of a sheet, or of a layer in it. */
function applyScriptingNone(rules: CSSRuleList): void {
  for (const rule of Array.from(rules)) {
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media && media.mediaText.indexOf("scripting") > 0) media.mediaText = "all";
    if (cssRules) applyScriptingNone(cssRules);
  }
}

function fallBack(): void {
  showNoscript();
  for (const sheet of Array.from(document.styleSheets)) {
    if (!sheet.href || isOwn(sheet.href)) applyScriptingNone(sheet.cssRules);
  }
  delete document.documentElement.dataset.blogPage;
}

window.showPlainPage = fallBack;

/**
 * A host's answer to a missing file has the headers of its path: browsers would keep it for a year, though the file may
 * be there by the next visit. Asked anew, it is kept as it is then.
 */
function askAnew(url: string): void {
  fetch(url, { cache: "reload" }).catch(() => undefined);
}

function fail(): void {
  if (window.isHydrated) return;
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", fallBack);
  else fallBack();
}

addEventListener(
  "error",
  ({ target, filename }) => {
    const isLost = target instanceof HTMLScriptElement;
    const url = isLost ? target.src : filename;
    if (!isOwn(url) || !url.endsWith(".js")) return;
    if (isLost) askAnew(url);
    fail();
  },
  true,
);

// Gatsby could not load the page's data. Any other rejection may be a foreign script's.
addEventListener("unhandledrejection", ({ reason }) => {
  if (/Not rendering React$/.test(String(reason))) fail();
});
