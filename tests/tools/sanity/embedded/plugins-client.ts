import type { ClientConfig, SanityClient } from "@sanity/client";
import { loopbackProject } from "../../../../src/sanity/loopback-project";
import { installedPackage } from "../../../setup/packages/installed-package";

/** Creates a client of a content server, of the version that gatsby-source-sanity reads with. */
export function createPluginsClient(origin: string, token: string): SanityClient {
  const create = jest.requireActual<(config: ClientConfig) => SanityClient>(
    installedPackage("@sanity/client").folder,
  );
  const project = { ...loopbackProject(new URL(origin).port), dataset: "production", token };
  return create({ ...project, apiVersion: "1", useCdn: false });
}
