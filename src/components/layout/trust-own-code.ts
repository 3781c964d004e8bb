import { trustedTypesPolicy } from "../../config/trusted-types";

/** How React makes a script element that a browser does not run; `StructuredData` is one. */
const emptyScript = "<script></script>";

/** How `StructuredData` begins. As code it would be an error from here on, whatever follows. */
const structuredData = /^\{"@\w+":/;

/**
 * Allows what React, Gatsby and webpack do, which know of no policy: an empty script, text without a tag,
 * data for search engines, and the site's own further scripts. Anything else has none to vouch for it.
 */
export function trustOwnCode(): void {
  trustedTypesPolicy("own", {
    createHTML: (html) => (html === emptyScript || !html.includes("<") ? html : null),
    createScript: (text) => (structuredData.test(text) ? text : null),
    createScriptURL: (address) => (/^\/\w/.test(address) ? address : null),
  });
}
