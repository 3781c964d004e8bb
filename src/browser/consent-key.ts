// Not beside the other entries of the storage, which few pages need.

/** Local storage key of the visitor's consent. */
export const consentKey = "userConsent";
/** Local storage key of the tools that a yes was given to. */
export const consentToolsKey = "userConsentTools";
