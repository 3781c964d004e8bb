/** The functions as a build publishes them, on each host. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, symlink } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { bundleReceiver, leadTargetLine } from "../../src/gatsby/output/receiver";
import { parseSettings } from "../../src/config/settings/schema";
import { blobsServer } from "./lead-stores";
import { signUp } from "./receiver-under-test";
import { temporaryFolder } from "../setup/temporary-folder";

const fonts = ["latin", "latin-ext"].map(
  (letters) => `static/figtree-${letters}-wght-normal-1.woff2`,
);

const run = promisify(execFile);
const sources = resolve(__dirname, "../../src");
const packages = resolve(__dirname, "../../node_modules");

/** A project of its own, as functions are written into it. */
const project = temporaryFolder();
beforeEach(async () => {
  await symlink(sources, project.at("src"));
  await symlink(packages, project.at("node_modules"));
  for (const font of fonts) project.write({ [`public/${font}`]: "" });
});

const bundle = (env: Record<string, string>, host: "cloudflare" | "netlify") =>
  bundleReceiver(parseSettings(env), project.at(), host);

const worker = () => project.at("public/_worker.js");
const functionFile = (name: string) => project.at(".netlify/v1/functions", `${name}.mjs`);

const deployment = async () =>
  JSON.parse(await readFile(project.at(".wrangler/deploy/wrangler.json"), "utf8")) as object;

test("on Cloudflare, only the receiver's paths run the function", async () => {
  await bundle({}, "cloudflare");
  const routes = JSON.parse(await readFile(project.at("public/_routes.json"), "utf8")) as object;
  expect(routes).toEqual({ version: 1, include: ["/v1/website/*"], exclude: [] });
  expect(await deployment()).toMatchObject({
    assets: { run_worker_first: ["/v1/website/*"] },
    d1_databases: [{ binding: "LEADS", database_id: "LEADS_DATABASE_ID-is-not-set" }],
  });
  const code = await readFile(worker(), "utf8");
  expect(code).toContain("Idempotency-Key");
  expect(existsSync(functionFile("leads"))).toBe(false);
  // Its page uses the fonts that the site has published.
  for (const font of fonts) expect(code).toContain(`url(/${font})`);
  await rm(project.at(`public/${fonts[0]!}`));
  await expect(bundle({}, "cloudflare")).rejects.toThrow(
    "The built site has no font figtree-latin-wght-normal-*.woff2",
  );
});

test("wrangler deploys a Worker from the folder above, with its database, schedule and files", async () => {
  const LEADS_DATABASE_ID = "0a1b2c3d-0000-4000-8000-00000000000f";
  await bundle({ LEADS_DATABASE_ID }, "cloudflare");
  project.write({ "public/index.html": "<title>Home</title>" });
  const wrangler = resolve(packages, "wrangler/wrangler-dist/cli.js");
  const args = [wrangler, "deploy", "--dry-run", `--outdir=${project.at("out")}`];
  const { stdout } = await run(process.execPath, args, {
    cwd: project.at(),
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", NODE_OPTIONS: "" },
  });
  expect(stdout).toMatch(/env\.LEADS \(leads\)\s+D1 Database/);
  expect(stdout).toMatch(/env\.ASSETS\s+Assets/);
  expect(await deployment()).toMatchObject({
    d1_databases: [{ database_id: LEADS_DATABASE_ID }],
    triggers: { crons: ["*/5 * * * *"] },
    keep_vars: true,
  });
});

test.each([
  [{}, true],
  [{ SITE_URL: "https://acme-website.acme.workers.dev" }, true],
  [{ SITE_URL: "https://www.acme.example" }, false],
  [{ SITE_URL: "https://preview.acme.example", SITE_PREVIEW: "true" }, false],
])(
  "with %j, the Worker is at Cloudflare's own address: %s; no version is",
  async (env, expected) => {
    await bundle(env, "cloudflare");
    expect(await deployment()).toMatchObject({ workers_dev: expected, preview_urls: false });
  },
);

test.each([
  ["an API of its own", { GATSBY_API_ORIGIN: "https://api.lyhord.example" }, "https://api.lyhord"],
  ["a preview", { SITE_PREVIEW: "true" }, "this is a preview"],
])("with %s, the receiver is not published, and the build says so", async (_name, env, line) => {
  await bundle({}, "cloudflare");
  await bundle({}, "netlify");
  await bundle(env, "cloudflare");
  expect([worker(), functionFile("leads")].filter(existsSync)).toEqual([]);
  expect(await deployment()).not.toHaveProperty("main");
  expect(leadTargetLine(parseSettings(env), "cloudflare")).toContain(line);
});

test("on Netlify, the functions store leads in the site's blobs", async () => {
  await bundle({}, "netlify");
  expect([worker(), project.at(".wrangler/deploy")].filter(existsSync)).toEqual([]);
  const blobs = await blobsServer();
  const siteUrl = "https://lyhord.example";
  const language = { "Content-Type": "application/json", "Content-Language": "sv" };
  const headers = { ...language, "Idempotency-Key": "netlify-1", Origin: siteUrl };
  const request = { method: "POST", headers, body: JSON.stringify(signUp) };
  const script = `
    const leads = await import(${JSON.stringify(pathToFileURL(functionFile("leads")))});
    const maintenance = await import(${JSON.stringify(pathToFileURL(functionFile("leads-maintenance")))});
    const url = "${siteUrl}/v1/website/newsletter-sign-up";
    const context = { ip: "192.0.2.1", waitUntil: () => undefined };
    const answers = [];
    for (const _ of [1, 2]) {
      const request = new Request(url, ${JSON.stringify(request)});
      answers.push((await leads.default(request, context)).status);
    }
    answers.push((await maintenance.default()).status);
    console.log(JSON.stringify({ answers, configs: [leads.config, maintenance.config] }));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], {
    env: {
      ...process.env,
      NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(blobs.access())).toString("base64"),
    },
  }).finally(() => blobs.close());
  expect(JSON.parse(stdout)).toEqual({
    answers: [201, 201, 204],
    configs: [{ path: "/v1/website/*" }, { schedule: "*/5 * * * *" }],
  });
});
