import type { ClientConfig, SanityClient } from "@sanity/client";
import { installedPackage } from "../../../setup/packages/contract";

/** Creates a client of the version that gatsby-source-sanity reads with, older than the tests' own. */
export function createPluginsClient(config: ClientConfig): SanityClient {
  const { folder } = installedPackage("@sanity/client");
  const create = jest.requireActual<(config: ClientConfig) => SanityClient>(folder);
  return create(config);
}
