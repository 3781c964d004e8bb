/** A vendor's host on this computer: it serves a small form at every path. */
import { createServer, type Server } from "node:http";
import { findFreePort } from "../../src/gatsby/pages-server";

export type FrameRequest = { readonly path: string; readonly referrer: string | undefined };

export type FrameHost = {
  /** Address without a trailing slash. */
  readonly origin: string;
  /** What was asked for since the last `answer`. */
  readonly requests: readonly FrameRequest[];
  /** Settles when something has been asked for since the last `answer`. */
  asked(): Promise<void>;
  /** Answers from now on, as it does from the start. */
  answer(): Promise<void>;
  /** Takes connections, and never answers. */
  hang(): void;
  /** Takes no connections any more. */
  refuse(): Promise<void>;
};

/** Says where it is, and that its script has run on an origin of its own. */
function form(path: string): string {
  return `<!doctype html><html lang="en"><title>Form</title><h1>Form at ${path}</h1>
<form><label>Name <input name="name"></label></form>
<script>document.body.append(\`Running at \${self.origin}\`); localStorage.getItem("x");</script>`;
}

export async function startFrameHost(): Promise<FrameHost> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const requests: FrameRequest[] = [];
  let isHanging = false;
  let server: Server | undefined;
  let settleAsked = (): void => undefined;
  let asked = Promise.resolve();

  const host: FrameHost = {
    origin,
    requests,
    asked: () => asked,
    async answer() {
      await host.refuse();
      isHanging = false;
      requests.length = 0;
      asked = new Promise((resolve) => (settleAsked = resolve));
      server = createServer((request, response) => {
        const path = request.url ?? "";
        requests.push({ path, referrer: request.headers.referer });
        settleAsked();
        if (!isHanging) response.setHeader("Content-Type", "text/html").end(form(path));
      });
      await new Promise<void>((resolve, reject) => {
        server?.once("error", reject).listen({ port, host: "127.0.0.1" }, resolve);
      });
    },
    hang() {
      isHanging = true;
    },
    async refuse() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      closing.closeAllConnections();
      await closed;
    },
  };
  await host.answer();
  return host;
}
