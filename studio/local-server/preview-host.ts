import type { IncomingMessage, ServerResponse } from "node:http";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Server = { readonly middlewares: { use(middleware: Middleware): void } };

/**
 * Vite plugin that moves the Studio to its preview's host: under another name of this machine, the Studio would be a
 * foreign site to the preview, which only its own may frame.
 */
export const previewHost = (previewUrl: string) => ({
  name: "preview-host",
  configureServer({ middlewares }: Server) {
    const { hostname } = new URL(previewUrl);
    middlewares.use(({ headers, url = "/" }, response, next) => {
      const asked = new URL(`http://${headers.host}${url}`);
      if (asked.hostname === hostname) {
        next();
        return;
      }
      asked.hostname = hostname;
      response.writeHead(302, { Location: asked.href }).end();
    });
  },
});
