/**
 * Everything that the site may store in a browser, in the order of the cookie policy's table. The policy,
 * the removal on withdrawn consent and the tests all read this list.
 */
import { site } from "../config/site";
import { consentKey } from "./consent-key";

export type StorageCategory = "necessary" | "analytics" | "marketing";

type StorageEntry = {
  /** Text key of the entry. */
  readonly key: string;
  /** Name in the browser's storage; a `*` at its end matches any characters; undefined: no tool is in use. */
  readonly name: string | undefined;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
  readonly category: StorageCategory;
};

export const storageEntries = [
  {
    key: "consent",
    name: consentKey,
    kind: "localStorage",
    category: "necessary",
  },
  {
    // Set by Gatsby, to reload an outdated page only once after a deployment.
    key: "reload",
    name: "gatsby-reload-compilation-hash-match",
    kind: "sessionStorage",
    category: "necessary",
  },
  {
    key: "analyticsVisitor",
    name: "_ga",
    kind: "cookie",
    category: "analytics",
  },
  {
    // The star is the measurement id.
    key: "analyticsSession",
    name: "_ga_*",
    kind: "cookie",
    category: "analytics",
  },
  {
    key: "marketingSession",
    name: site.marketing?.sessionCookie,
    kind: "cookie",
    category: "marketing",
  },
  {
    key: "marketingTracker",
    name: site.marketing?.trackerCookie,
    kind: "cookie",
    category: "marketing",
  },
] as const satisfies readonly StorageEntry[];
