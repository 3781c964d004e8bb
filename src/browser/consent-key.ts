/** Local storage key of the visitor's consent. Not beside the other entries, which few pages need. */
export const consentKey = "userConsent";
