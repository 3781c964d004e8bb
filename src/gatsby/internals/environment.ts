/**
 * Environment variables for Gatsby's own process.
 *
 * Why: `NODE_MANIFEST_MAX_DAYS_OLD=-1` keeps Gatsby from searching all pages for each document and from
 * publishing a manifest that only Gatsby Cloud read.
 * Rests on: `gatsby/dist/redux/reducers/node-manifest.js`, which skips older manifests, and
 * `gatsby-source-sanity/lib/util/createNodeManifest.js`, which dates them.
 * Can go: when the plugin stops writing node manifests.
 */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  NODE_MANIFEST_MAX_DAYS_OLD: "-1",
} as const;
