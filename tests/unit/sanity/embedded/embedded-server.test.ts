import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import downloadDocuments from "gatsby-source-sanity/lib/util/downloadDocuments";
import { startEmbeddedServer } from "../../../../src/sanity/embedded/embedded-server";
import { runServer, token, type RunningServer } from "./running-server";
import { createPluginsClient } from "./plugins-client";
import { makeTemporaryDataset } from "./temporary-dataset";

let running: RunningServer;

beforeAll(async () => {
  running = await runServer();
});

afterAll(() => running.stop());

describe("the plugin's own client", () => {
  const client = () =>
    createPluginsClient({
      projectId: "127",
      apiHost: running.server.origin.replace("127.", ""),
      dataset: "production",
      apiVersion: "1",
      useCdn: false,
      token,
    });

  test("runs its two queries of a warm build", async () => {
    const ids = '*[!(_type match "system.**") && _id > $prevId]|order(_id asc)[0...$batchSize]._id';
    expect(await client().fetch(ids, { prevId: "a", batchSize: 2 })).toEqual(["b", "drafts.b"]);
    const changed = '*[!(_type match "system.**") && _updatedAt > $timestamp]';
    const now = new Date().toISOString();
    expect(await client().fetch(changed, { timestamp: now })).toEqual([]);
    const long = await client().fetch<object[]>(changed, { timestamp: "2020-01-01T00:00:00.000Z" });
    expect(long).toHaveLength(5);
  });

  test("downloads the documents", async () => {
    const url = `${running.server.origin}/v1/data/export/production?tag=x`;
    const documents = await downloadDocuments(url, token, { includeDrafts: true });
    expect(documents.size).toBe(5);
    await expect(downloadDocuments(url, "wrong")).rejects.toThrow("SANITY_TOKEN");
  });
});

test("neither the server nor an open connection keeps the process alive", async () => {
  const { folder } = running.dataset;
  const options = { folder, projectId: "127", dataset: "production", port: 0 };
  // The client's socket is unref'ed after the response, so only the server could keep the process alive.
  const program = `
    const net = require("node:net");
    const { startEmbeddedServer } = require("./src/sanity/embedded/embedded-server.ts");
    startEmbeddedServer(${JSON.stringify(options)}).then(({ origin }) => {
      const socket = net.connect(Number(new URL(origin).port), "127.0.0.1");
      socket.write("GET /v1/data/export/production HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n");
      socket.once("data", (response) => {
        console.log(response.toString().split("\\r\\n")[0]);
        socket.unref();
      });
    });
  `;
  const child = promisify(execFile)(process.execPath, ["--require", "tsx/cjs", "--eval", program], {
    timeout: 20_000,
  });
  expect((await child).stdout.trim()).toBe("HTTP/1.1 200 OK");
}, 30_000);

describe("start", () => {
  test("reports a port that is in use, and how to change it", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(running.start(port)).rejects.toThrow(
      new RegExp(
        `^Port ${port} of 127.0.0.1.* is taken by another program.*` +
          "SANITY_API_HOST=http://127.0.0.1:<another port>",
      ),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  test("fails on an invalid dataset with the loader's message, and frees the port", async () => {
    const bad = await makeTemporaryDataset();
    await bad.writeDocuments(["{"]);
    const first = await running.start(0);
    const port = Number(new URL(first.origin).port);
    await first.close();
    await expect(
      startEmbeddedServer({ ...bad, projectId: "127", dataset: "production", port }),
    ).rejects.toThrow("data.ndjson, line 1: invalid JSON");
    const again = await running.start(port);
    expect(again.origin).toBe(`http://127.0.0.1:${port}`);
    await again.close();
    await bad.remove();
  });

  test("can be closed twice", async () => {
    const second = await running.start(0);
    await second.close();
    await expect(second.close()).resolves.toBeUndefined();
  });
});
