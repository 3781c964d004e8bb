import { trustedTypesPolicy } from "../../config/trusted-types";

/** How React makes a script element, such as the blog list's, that a browser does not run. */
const emptyScript = "<script></script>";

/**
 * Allows what React, Gatsby and webpack do, which know of no policy: an empty script, text without a tag,
 * and the site's own further scripts. Anything else has none to vouch for it.
 */
export function trustOwnCode(): void {
  trustedTypesPolicy("own", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScriptURL: (address) => (/^\/\w/.test(address) ? address : null),
  });
}
