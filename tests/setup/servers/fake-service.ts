import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loopbackProject } from "../../../src/sanity/loopback-project";

type Behave = (response: ServerResponse, attempt: number, request: IncomingMessage) => unknown;

/** Runs a server on this machine for each test of a file; a test says how it answers. */
export function fakeService() {
  const service = {
    behave: (() => undefined) as Behave,
    requests: [] as IncomingMessage[],
    warnings: [] as string[],
    port: 0,
    /** What clients of Sanity are called with. */
    get options() {
      const { port, warnings } = service;
      return {
        ...loopbackProject(port),
        dataset: "production",
        timeoutMs: 2_000,
        retryDelayMs: 1,
        warn: (message: string) => warnings.push(message),
      };
    },
  };
  const server = createServer((request, response) => {
    const attempt = service.requests.push(request);
    service.behave(response, attempt, request);
  });
  beforeEach(async () => {
    service.requests = [];
    service.warnings = [];
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    service.port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return service;
}
