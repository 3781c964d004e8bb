/** A server for the site and its forms' API on one origin, like a live site. */
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { receiverPath } from "../../../src/config/receiver-path";
import type { FormName } from "../../../src/forms/fields";
import { serveApp } from "../../../src/sanity/serve-app";
import type { Site } from "./site";

type ApiRequest = {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: unknown;
};

export type ApiServer = ReturnType<typeof apiServer>;

export function apiPath(name: FormName): string {
  return `${receiverPath}/${name}`;
}

/** Starts the server for the test file that calls this at its top level, after `siteUnderTest()`. */
export function apiServer(site: Pick<Site, "origin">) {
  const requests: ApiRequest[] = [];
  let server: Awaited<ReturnType<typeof serveApp>> | undefined;
  let wake: () => void = () => undefined;

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    // Browsers retry requests that fail on a reused connection.
    context.header("Connection", "close");
  });
  app.post(`${receiverPath}/*`, async ({ req, json }) => {
    const body: unknown = await req.json();
    requests.push({ path: req.path, contentType: req.header("Content-Type"), body });
    wake();
    return json({});
  });
  app.all("*", async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return await proxy(site.origin + pathname + search, { raw: req.raw, redirect: "manual" });
  });

  beforeAll(async () => {
    server = await serveApp(0, () => Promise.resolve(app));
  });

  beforeEach(() => {
    requests.length = 0;
  });

  afterAll(async () => await server?.close());

  return {
    get origin() {
      return server!.origin;
    },
    requests,
    async untilRequests(count: number): Promise<void> {
      while (requests.length < count) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
