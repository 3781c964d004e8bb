/**
 * The name of a server on this machine, in terms of Sanity's clients. They take no whole URL: they put a project's id
 * and a dot before the API's host, which makes 127.0.0.1 of these two.
 */
const loopback = { projectId: "127", host: "0.0.1" } as const;

/** A Sanity project, as clients are told of it. */
export type SanityAddress = {
  readonly projectId: string;
  /** Origin without the project: `https://api.sanity.io`. */
  readonly apiHost: string;
};

/** Returns the project whose API is at a port of this machine. */
export function loopbackProject(port: number | string): SanityAddress {
  return { projectId: loopback.projectId, apiHost: `http://${loopback.host}:${port}` };
}

/** Returns the origin of the server on this machine that a project stands for; undefined for one of Sanity's. */
export function loopbackOrigin(project: Partial<SanityAddress>): string | undefined {
  const port = /:(\d+)$/.exec(project.apiHost ?? "")?.[1];
  if (port === undefined) return undefined;
  const { projectId, apiHost } = loopbackProject(port);
  const isOwn = project.projectId === projectId && project.apiHost === apiHost;
  return isOwn ? `http://127.0.0.1:${port}` : undefined;
}
