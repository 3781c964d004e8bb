import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { isAllowed, restrictPreviewAccess } from "../../../../src/gatsby/internals/preview-access";

jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: {
    init: ({ server }: { server: Server }) =>
      server.on("upgrade", (_request, socket: NodeJS.WritableStream) => {
        socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      }),
  },
}));

const studio = "http://localhost:3333";
const own = { host: "127.0.0.1:8000" };
const fetched = (site: string, mode: string) => ({
  ...{ ...own, "sec-fetch-site": site, "sec-fetch-mode": mode },
});

test.each([
  ["a program", own, true],
  ["another name of this machine", { host: "localhost:8000" }, true],
  ["its own page", { ...own, origin: "http://127.0.0.1:8000" }, true],
  ["the Studio's page", { ...own, origin: studio }, true],
  ["a page in the Studio's frame", fetched("cross-site", "navigate"), true],
  ["its own script", fetched("same-origin", "no-cors"), true],
  ["another page", { ...own, origin: "https://example.com" }, false],
  ["a page of another port", { ...own, origin: "http://127.0.0.1:8001" }, false],
  ["a page without an origin", { ...own, origin: "null" }, false],
  ["another page's script", fetched("cross-site", "no-cors"), false],
  ["a name that leads here", { host: "example.com:8000" }, false],
  ["a name that begins like it", { host: "localhost.example.com" }, false],
  ["an address in the network", { host: "192.168.0.1:8000" }, false],
  ["no name", {}, false],
])("%s (%j): %j", (_who, headers, expected) => {
  expect(isAllowed({ headers }, studio)).toBe(expected);
});

const server = createServer((_request, response) => response.end("draft"));
// Else the end of a failing test would wait for it.
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test("requests and WebSockets of others do not reach the server", async () => {
  server.listen(0, "127.0.0.1");
  restrictPreviewAccess(studio);
  websocketManager.init({ server });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
    const outgoing = request({ port, host: "127.0.0.1", headers }).end();
    const event = await Promise.race([once(outgoing, "response"), once(outgoing, "upgrade")]);
    const [response] = event as [IncomingMessage];
    response.destroy();
    return response.statusCode;
  }
  const socket = { Connection: "Upgrade", Upgrade: "websocket" };
  const other = { Origin: "https://example.com" };
  expect([await statusOf({}), await statusOf(socket)]).toEqual([200, 101]);
  expect([await statusOf(other), await statusOf({ ...socket, ...other })]).toEqual([403, 403]);
});
