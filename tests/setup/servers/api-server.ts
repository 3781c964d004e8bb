/** A server for the site and its forms' API on one origin, like a live site. */
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { receiverPath } from "../../../src/config/receiver-path";
import type { FormName } from "../../../src/forms/fields";
import { serveApp } from "../../../src/sanity/serve-app";

type ApiRequest = {
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: unknown;
};

export type ApiServer = Awaited<ReturnType<typeof apiServer>>["api"];

export function apiPath(name: FormName): string {
  return `${receiverPath}/${name}`;
}

/** Starts the server before a site. */
export async function apiServer(siteOrigin: string) {
  const requests: ApiRequest[] = [];

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    // Browsers retry requests that fail on a reused connection.
    context.header("Connection", "close");
  });
  app.post(`${receiverPath}/*`, async ({ req, json }) => {
    const body: unknown = await req.json();
    requests.push({ path: req.path, contentType: req.header("Content-Type"), body });
    return json({});
  });
  app.all("*", async ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return await proxy(siteOrigin + pathname + search, { raw: req.raw, redirect: "manual" });
  });

  const { origin, close } = await serveApp(0, () => Promise.resolve(app));
  return { api: { origin, requests }, close };
}
