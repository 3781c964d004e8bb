import type { ClientConfig, SanityClient } from "@sanity/client";
import { installedPackage } from "../../../setup/packages/contract";

/** Creates a client of a content server, of the version that gatsby-source-sanity reads with. */
export function createPluginsClient(origin: string, token: string): SanityClient {
  const create = jest.requireActual<(config: ClientConfig) => SanityClient>(
    installedPackage("@sanity/client").folder,
  );
  const apiHost = origin.replace("127.", "");
  const project = { projectId: "127", apiHost, dataset: "production", token };
  return create({ ...project, apiVersion: "1", useCdn: false });
}
