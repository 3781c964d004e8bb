/** Version of Sanity's query API. */
export const apiVersion = "2025-02-19";
