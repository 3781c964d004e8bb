/** Path that everything the receiver answers is below. */
export const receiverPath = "/v1/website";
