import type { IncomingMessage, Server } from "node:http";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { isFromOtherSite, isLoopbackHost } from "../../sanity/embedded/access";

/**
 * Allows loopback requests from the preview, the Studio, and non-browser clients. A browser sends `Origin` with what a page fetches and posts, and `Sec-Fetch-Site` with the rest.
 *
 * @param studioUrl origin of the Studio.
 */
export function isAllowed(
  { headers }: Pick<IncomingMessage, "headers">,
  studioUrl: string | undefined,
): boolean {
  const { host, origin } = headers;
  if (!isLoopbackHost(host)) return false;
  if (origin !== undefined) return origin === `http://${host}` || origin === studioUrl;
  return !isFromOtherSite((name) => [headers[name.toLowerCase()]].flat()[0]);
}

/**
 * Keeps all others from a live preview, whose drafts and GraphiQL Gatsby shows to any web page under any name. Call it
 * before Gatsby starts its server.
 *
 * Why: `developMiddleware` comes after GraphiQL and the data of pages, and WebSockets pass it by.
 */
export function restrictPreviewAccess(studioUrl: string | undefined): void {
  const { init } = websocketManager;
  websocketManager.init = (options) => {
    const websocket = init(options);
    guard(options.server, studioUrl);
    return websocket;
  };
}

/** Puts the check before all that listens on a server. */
function guard(server: Server, studioUrl: string | undefined): void {
  for (const event of ["request", "upgrade"]) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, ...rest: unknown[]) => {
      if (isAllowed(request, studioUrl)) {
        for (const listener of listeners) listener.call(server, request, ...rest);
      } else {
        request.socket.end(
          "HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
        );
      }
    });
  }
}
