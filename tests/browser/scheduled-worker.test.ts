/**
 * The published Worker, started by its schedule in Cloudflare's runtime. Without the site's files: beside them, the
 * local runtime of wrangler 4.86, the newest for Node 20, answers its test route with 500 (workers-sdk #9882).
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { startWrangler, type WranglerServer } from "../../src/cli/wrangler-server";
import { workerConfig } from "../../src/config/worker-config";
import { serveApp } from "../../src/sanity/serve-app";
import { expect, test as base } from "../setup/fixtures";
import { publicDirectory } from "../setup/output/built-site";
import { findFreePort } from "../setup/servers/free-port";
import { until } from "../setup/until";

/** Answers where the site's files would, and makes due what waits. */
const worker = `
  const makeDue = "UPDATE leads SET dueAt = receivedAt WHERE dueAt IS NOT NULL";
  import published from "${resolve(publicDirectory, "_worker.js")}";
  const files = (env) => ({
    async fetch(request) {
      if (request.url.endsWith("/make-due")) await env.LEADS.prepare(makeDue).run();
      return new Response("a page");
    },
  });
  export default {
    fetch: (request, env, context) => published.fetch(request, { ...env, ASSETS: files(env) }, context),
    scheduled: (event, env, context) => published.scheduled(event, env, context),
  };`;

type Fixtures = {
  /** The server of the lead's destination, which fails once. */
  readonly destination: { readonly origin: string; readonly answers: readonly number[] };
  readonly server: WranglerServer;
};

const test = base.extend<Fixtures>({
  destination: async ({}, use) => {
    const answers: StatusCode[] = [];
    const app = new Hono();
    app.post("/hook", ({ status, body }) => {
      answers.push(answers.length === 0 ? 503 : 200);
      status(answers.at(-1)!);
      return body(null);
    });
    const { origin, close } = await serveApp(0, () => Promise.resolve(app));
    await use({ origin, answers });
    await close();
  },
  server: async ({ destination }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "scheduled-worker-"));
    await writeFile(join(folder, "worker.js"), worker);
    const { assets: _, ...config } = workerConfig({
      name: "scheduled",
      directory: ".",
      main: join(folder, "worker.js"),
      databaseId: "leads",
    });
    const server = await startWrangler(["dev"], config, {
      port: await findFreePort(),
      variables: {
        LEADS_WEBHOOK_URL: `${destination.origin}/hook`,
        LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
      },
    });
    await use(server);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test("a lead that cannot be delivered is delivered by a later run", async ({
  destination: { answers },
  server,
}) => {
  const lead = { name: "Bo", email: "bo@foretag.example", companyName: "Bo AB", jobTitle: "HR" };
  const stored = await fetch(`${server.origin}/v1/website/newsletter-sign-up`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Language": "sv",
      "Idempotency-Key": `scheduled-${crypto.randomUUID()}`,
      Origin: server.origin,
    },
    body: JSON.stringify(lead),
  });
  expect(stored.status).toBe(201);
  await until("its own delivery", () => answers.length === 1);
  await until("the delivery of a run", async () => {
    // It would be due a minute later.
    await fetch(`${server.origin}/make-due`);
    const run = await fetch(`${server.origin}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`);
    expect([run.status, await run.text()]).toEqual([200, "ok"]);
    return answers.length === 2;
  });
  expect(answers).toEqual([503, 200]);
});
