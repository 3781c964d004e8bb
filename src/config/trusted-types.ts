/**
 * The site's own policies that may make text into code or markup (Trusted Types). The headers name them,
 * and browsers that know Trusted Types refuse whatever else tries.
 */
export const trustedTypesPolicies = {
  /** What React, Gatsby and webpack do by themselves; a browser finds it by this name. */
  own: "default",
  /** The first script of each vendor that the settings name. */
  vendors: "vendors",
  /** The site's first scripts, by the page itself. */
  start: "start",
  /** The page's own `<noscript>`, where the site's scripts fail. */
  plain: "plain",
} as const;

/** Origins of the vendors whose script the visitor has agreed to: its further scripts may be there. */
export const consentedOrigins: string[] = [];

type Rules = Partial<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>;

type TrustedTypesWindow = {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: Rules): { createScriptURL(address: string): string };
  };
};

/** @returns undefined where the browser does not know Trusted Types, or has a policy of that name. */
export function trustedTypesPolicy(name: keyof typeof trustedTypesPolicies, rules: Rules) {
  const { trustedTypes } = window as TrustedTypesWindow;
  try {
    return trustedTypes?.createPolicy(trustedTypesPolicies[name], rules);
  } catch {
    // An extension of the browser may have come first: then it is its policy that counts.
    return undefined;
  }
}
