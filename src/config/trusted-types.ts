/**
 * Names of the site's Trusted Types policies. The response headers list them, and supporting browsers
 * block any other policy.
 */
export const trustedTypesPolicies = {
  /** For React, Gatsby and webpack. Browsers apply the policy named "default" to code without one. */
  own: "default",
  /** The entry script of each configured vendor. */
  vendors: "vendors",
  /** The site's entry scripts, loaded by an inline script. */
  start: "start",
  /** The page's `<noscript>` content, shown when a site script fails. */
  plain: "plain",
} as const;

/** Origins of vendors that the visitor has consented to, from which they may load further scripts. */
export const consentedOrigins: string[] = [];

type Rules = Partial<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>;

type TrustedTypesWindow = {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Rules): { createScriptURL(url: string): string };
  };
};

/** Creates a policy. @returns undefined without Trusted Types support, or if the name is taken. */
export function createTrustedTypesPolicy(name: keyof typeof trustedTypesPolicies, rules: Rules) {
  const { trustedTypes } = window as TrustedTypesWindow;
  try {
    return trustedTypes?.createPolicy(trustedTypesPolicies[name], rules);
  } catch {
    // A browser extension may have created the policy first; then that one applies.
    return undefined;
  }
}
