import { consentedOrigins, trustedTypesPolicy } from "../config/trusted-types";

/** How React makes a script element, such as the blog list's, that a browser does not run. */
const emptyScript = "<script></script>";

/**
 * Allows what React, Gatsby and webpack do, which know of no policy: an empty script, text without a tag,
 * and the site's own further scripts; and those that a vendor's script loads from its own origin, once the
 * visitor has agreed to it. Anything else has none to vouch for it.
 */
export function installTrustedTypesPolicy(): void {
  trustedTypesPolicy("own", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: (address) => (isOwn(address) || isAgreed(address) ? address : null),
  });
}

const isOwn = (address: string) => /^\/\w/.test(address);

const isAgreed = (address: string) =>
  consentedOrigins.some((origin) => address.startsWith(`${origin}/`));
