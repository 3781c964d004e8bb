import type { IncomingMessage, ServerResponse } from "node:http";
import { studioUrl } from "../build-settings";
import { frameAncestors } from "../output/content-security-policy";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Gatsby's development server, an app of Express. */
type Server = { use(middleware: Middleware): void };

/** Lets the Studio, and no other site, frame the live preview. */
export function allowStudio(server: Server): void {
  server.use((_request, response, next) => {
    response.setHeader(
      "Content-Security-Policy",
      ["frame-ancestors", ...frameAncestors(studioUrl)].join(" "),
    );
    next();
  });
}
