/** A server for the site and its forms' API on one origin, like a live site. */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { RequestName } from "../../../src/components/forms/post-request";
import { receiverPath } from "../../../src/config/receiver-path";
import type { Site } from "./site";

/** The API's reaction to a request: a status, no response at all, or a cut connection. */
export type Reaction = number | "silence" | "cut";

type ApiRequest = {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: unknown;
};

export type ApiServer = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** All requests since the start of the test, including failed ones. */
  readonly requests: readonly ApiRequest[];
  /** Sets the reactions to the next requests, in turn. The last one is repeated. The default is 200. */
  reactTo(...reactions: readonly Reaction[]): void;
  /** Waits until this many requests have arrived. */
  untilRequests(count: number): Promise<void>;
};

export function apiPath(name: RequestName): string {
  return `${receiverPath}/${name}`;
}

const prefix = apiPath("" as RequestName);

/** Starts the server for the test file that calls this at its top level, after `siteUnderTest()`. */
export function apiServer(site: Pick<Site, "origin">): ApiServer {
  const requests: ApiRequest[] = [];
  const sockets = new Set<Socket>();
  let reactions: Reaction[] = [];
  let server: Server | undefined;
  let wake: () => void = () => undefined;

  async function reactionTo(incoming: IncomingMessage): Promise<Reaction> {
    const body = await readBody(incoming);
    const { url = "", headers } = incoming;
    requests.push({ path: url, contentType: headers["content-type"], body: JSON.parse(body) });
    wake();
    return (reactions.length > 1 ? reactions.shift() : reactions[0]) ?? 200;
  }

  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      // Browsers retry requests that fail on a reused connection.
      outgoing.shouldKeepAlive = false;
      if (incoming.method !== "POST" || !incoming.url?.startsWith(prefix)) {
        const { method, headers } = incoming;
        const onward = httpRequest(site.origin + (incoming.url ?? ""), { method, headers });
        onward.on("response", (response) => {
          outgoing.writeHead(response.statusCode ?? 502, {
            ...response.headers,
            connection: "close",
          });
          response.pipe(outgoing);
        });
        onward.on("error", () => outgoing.destroy());
        incoming.pipe(onward);
        return;
      }
      void reactionTo(incoming).then((reaction) => {
        if (reaction === "cut") incoming.socket.destroy();
        if (typeof reaction !== "number") return;
        outgoing.writeHead(reaction, { "Content-Type": "application/json" }).end("{}");
      });
    });
    server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  });

  beforeEach(() => {
    requests.length = 0;
    reactions = [];
  });

  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server?.close(resolve));
  });

  return {
    get origin() {
      const { port } = server?.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
    requests,
    reactTo(...next) {
      reactions = [...next];
    },
    async untilRequests(count) {
      while (requests.length < count) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += String(chunk);
  return text;
}
