/**
 * Environment variables for Gatsby's own process.
 *
 * Why: `NODE_MANIFEST_MAX_DAYS_OLD=-1` keeps Gatsby from searching all pages for each document and from
 * publishing a manifest that only Gatsby Cloud read.
 * Rests on: `gatsby-source-sanity/lib/util/createNodeManifest.js`.
 * Can go: when the plugin stops writing node manifests.
 */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_MANIFEST_MAX_DAYS_OLD: "-1",
} as const;
