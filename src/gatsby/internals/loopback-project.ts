/**
 * The options that make gatsby-source-sanity talk to a server on this computer.
 *
 * Why: the plugin has no option for a whole URL. Its client puts the project id in front of the host: together
 * they are 127.0.0.1.
 */
export function loopbackProject(port: number): { projectId: string; apiHost: string } {
  return { projectId: "127", apiHost: `http://0.0.1:${port}` };
}
