import { getStore } from "@netlify/blobs";
import type { LeadStore } from "../lead-store";
import { blobLeadStore } from "./blob-lead-store";

/** @param login the site and a token; absent in a function, which has its own site's. */
export function netlifyLeadStore(login?: { siteID: string; token: string }): LeadStore {
  return blobLeadStore(getStore({ name: "leads", consistency: "strong", ...login }));
}
