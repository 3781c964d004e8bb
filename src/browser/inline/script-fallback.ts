/**
 * Falls back to the page without JavaScript when a site script fails: the content of `<noscript>` shows,
 * and styles for `scripting: none` apply. A script that fails after hydration is handled by the feature
 * that requested it.
 *
 * Inlined first in every page's head, compiled for any browser: it has to run before a script can fail.
 *
 * Why: Gatsby leaves a page without scripts as it is, with buttons that do nothing.
 * Rests on: `gatsby/cache-dir/static-entry.js` (`gatsby-focus-wrapper`) and `production-app.js` ("page
 * resources"), webpack's "Loading chunk", and the `__react` keys of `react-dom`.
 * Can go: when Gatsby reports scripts that failed.
 */
import { trustedTypesPolicies } from "../../config/trusted-types";

type Policy = { createHTML(html: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy = { createHTML: (html) => html };
const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
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

function applyScriptingNone(): void {
  for (const sheet of Array.from(document.styleSheets)) {
    if (sheet.href && !isOwn(sheet.href)) continue;
    for (const rule of Array.from(sheet.cssRules)) {
      const { media } = rule as Partial<CSSMediaRule>;
      if (media && media.mediaText.indexOf("scripting") > 0) media.mediaText = "all";
    }
  }
}

function fallBack(): void {
  showNoscript();
  applyScriptingNone();
  delete document.documentElement.dataset.blogPage;
}

function fail(): void {
  const root = document.getElementById("gatsby-focus-wrapper");
  const isHydrated = root && Object.keys(root).some((key) => key.startsWith("__react"));
  if (isHydrated) return;
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", fallBack);
  else fallBack();
}

addEventListener(
  "error",
  ({ target, filename }) => {
    const url = target instanceof HTMLScriptElement ? target.src : filename;
    if (isOwn(url) && url.endsWith(".js")) fail();
  },
  true,
);

addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
  const { message } = (reason ?? {}) as { readonly message?: string };
  if (/loading chunk|page resources/i.test(message ?? String(reason))) fail();
});
