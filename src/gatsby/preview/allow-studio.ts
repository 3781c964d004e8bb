import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyConfig } from "gatsby";
import { studioUrl } from "../build-settings";
import { frameAncestors } from "../output/content-security-policy";

type Middleware = NonNullable<GatsbyConfig["developMiddleware"]>;

/** Lets the Studio, and no other site, frame the live preview. */
export const allowStudio: Middleware = (app) => {
  app.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeader(
      "Content-Security-Policy",
      ["frame-ancestors", ...frameAncestors(studioUrl)].join(" "),
    );
    next();
  });
};
