/**
 * Names of the site's Trusted Types policies. The response headers list them, and supporting browsers
 * block any other policy.
 */
export const trustedTypesPolicies = {
  /** For React, Gatsby and webpack. Browsers apply the policy named "default" to code without one. */
  own: "default",
  /** The site's entry scripts, loaded by an inline script. */
  start: "start",
  /** The page's `<noscript>` content, shown when a site script fails. */
  plain: "plain",
} as const;
