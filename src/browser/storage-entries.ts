import type { SiteFacts } from "../config/site-facts";
import { consentKey, consentToolsKey } from "./consent-key";

export type StorageCategory = "necessary" | "analytics" | "marketing";

type StorageEntry = {
  /** Text key of the entry. */
  readonly key: string;
  /** Name in the browser's storage; a `*` at its end matches any characters; undefined: no tool is in use. */
  readonly name: string | undefined;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
  readonly category: StorageCategory;
  /** Whether the policy lists it: a tool that is not in use is not named. */
  readonly isListed: boolean;
};

/**
 * Returns everything that the site may store in a browser, in the order of the cookie policy's table. The policy,
 * the removal on withdrawn consent and the tests all read this list.
 */
export function storageEntriesOf({
  analyticsId,
  marketing,
}: Pick<SiteFacts, "analyticsId" | "marketing">) {
  return [
    {
      key: "consent",
      name: consentKey,
      kind: "localStorage",
      category: "necessary",
      isListed: true,
    },
    {
      key: "consentTools",
      name: consentToolsKey,
      kind: "localStorage",
      category: "necessary",
      isListed: true,
    },
    {
      // Set by Gatsby, to reload an outdated page only once after a deployment.
      key: "reload",
      name: "gatsby-reload-compilation-hash-match",
      kind: "sessionStorage",
      category: "necessary",
      isListed: true,
    },
    // A withdrawal removes the next two even if the tool that set them is no longer in use.
    {
      key: "analyticsVisitor",
      name: "_ga",
      kind: "cookie",
      category: "analytics",
      isListed: analyticsId !== "",
    },
    {
      // The star is the measurement id.
      key: "analyticsSession",
      name: "_ga_*",
      kind: "cookie",
      category: "analytics",
      isListed: analyticsId !== "",
    },
    // Listed without a name as long as no tool is in use: their lifetimes are settled.
    {
      key: "marketingSession",
      name: marketing?.sessionCookie,
      kind: "cookie",
      category: "marketing",
      isListed: true,
    },
    {
      key: "marketingTracker",
      name: marketing?.trackerCookie,
      kind: "cookie",
      category: "marketing",
      isListed: true,
    },
    {
      key: "googleAds",
      name: marketing?.googleAds ? "_gcl_*" : undefined,
      kind: "cookie",
      category: "marketing",
      isListed: marketing?.googleAds === true,
    },
  ] as const satisfies readonly StorageEntry[];
}
