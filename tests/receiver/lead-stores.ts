/** The receiver's storages as hosts run them: D1 in Cloudflare's runtime, and Netlify's server of blobs. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { Miniflare } from "miniflare";
import { compatibilityDate } from "../../src/config/worker-config";
import type { LeadStore } from "../../src/leads/lead-store";
import { blobLeadStore } from "../../src/leads/blob-lead-store";
import { d1LeadStore } from "../../src/leads/d1-lead-store";
import { answerSql, d1At } from "../setup/servers/d1";

type StoreUnderTest = { open(): Promise<LeadStore>; close(): Promise<void> };

/** Databases that a suite may open. */
const maxDatabases = 30;

const worker = `
  const answerSql = ${answerSql};
  export default {
    fetch: (request, env) => answerSql(request, env[new URL(request.url).pathname.slice(1)]),
  };`;

/** D1 in Cloudflare's runtime, in memory. `open` returns an empty database. */
export async function d1Databases() {
  const bindings = Array.from({ length: maxDatabases }, (_, index) => `LEADS_${index}`);
  const runtime = new Miniflare({
    modules: true,
    script: worker,
    compatibilityDate,
    d1Databases: bindings,
  });
  const origin = await runtime.ready;
  return {
    open() {
      return d1At(new URL(bindings.pop()!, origin).href);
    },
    close: () => runtime.dispose(),
  };
}

async function d1(): Promise<StoreUnderTest> {
  const { open, close } = await d1Databases();
  return { open: () => Promise.resolve(d1LeadStore(open())), close };
}

/** Netlify's local server of blobs. */
export async function blobsServer() {
  const directory = await mkdtemp(join(tmpdir(), "leads-blobs-"));
  const token = "local";
  const server = fork(join(__dirname, "blobs-server.mjs"), [directory, token]);
  const [port] = (await once(server, "message")) as [number];
  const edgeURL = `http://127.0.0.1:${port}`;
  let count = 0;
  /** What a function knows of the blobs of a new site. */
  const access = () => {
    const siteID = `site-${(count += 1)}`;
    return { edgeURL, uncachedEdgeURL: edgeURL, siteID, token };
  };
  return {
    access,
    /** Returns an empty store. */
    open: () => getStore({ name: "leads", consistency: "strong", ...access() }),
    async close() {
      server.disconnect();
      await once(server, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function blobs(): Promise<StoreUnderTest> {
  const { open, close } = await blobsServer();
  return { open: () => Promise.resolve(blobLeadStore(open())), close };
}

const storages = { d1, blobs };

/** Runs tests with each of the storages. `open` returns an empty store of it. */
export function withStorages(
  names: readonly (keyof typeof storages)[],
  tests: (open: () => Promise<LeadStore>, name: keyof typeof storages) => void,
): void {
  describe.each(names)("with %s", (name) => {
    let stores: StoreUnderTest;
    beforeAll(async () => {
      stores = await storages[name]();
    });
    afterAll(() => stores.close());
    tests(() => stores.open(), name);
  });
}
