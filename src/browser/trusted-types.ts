import { trustedTypesPolicies } from "../config/trusted-types";

/** Origins of vendors that the visitor has consented to, whose scripts the policy `own` lets pass. */
export const consentedOrigins: string[] = [];

declare global {
  interface Window {
    /** The part that the site uses. Not every browser has it. */
    readonly trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
  }
}

/** What React parses to create a script element that the browser does not run (e.g. JSON-LD). */
const emptyScript = "<script></script>";

/**
 * Installs the Trusted Types policy for React, Gatsby and webpack, which have none of their own. It allows
 * an empty script, text without tags, the site's own script URLs, and those on a
 * vendor's origin after consent. Everything else is blocked.
 *
 * Why: the Content-Security-Policy enforces Trusted Types (decision 0012).
 */
export function installTrustedTypesPolicy(): void {
  try {
    window.trustedTypes?.createPolicy(trustedTypesPolicies.own, {
      createHTML: (html: string) => (html === emptyScript || !html.includes("<") ? html : null),
      createScriptURL: (url: string) => (isOwn(url) || isConsented(url) ? url : null),
    });
  } catch {
    // A browser extension may have created the policy first; then that one applies.
  }
}

const isOwn = (url: string) => /^\/\w/.test(url);

const isConsented = (url: string) =>
  consentedOrigins.some((origin) => url.startsWith(`${origin}/`));
