/** Path that forms are posted below, on the site's own receiver or another API. */
export const receiverPath = "/v1/website";
