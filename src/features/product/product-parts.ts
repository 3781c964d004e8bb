/** The product's parts, in display order: the keys of their texts, and the fragments of their sections. */
export const productParts = ["app", "portal", "webinars"] as const;
