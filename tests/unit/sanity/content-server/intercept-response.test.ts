import { startContentServer } from "../../../../src/sanity/content-server/content-server";
import type { Answer } from "../../../../src/sanity/content-server/intercept-response";
import { makeTemporaryDataset } from "./temporary-dataset";

/** Requests the export from a server whose responses are answered by `answer`. */
async function exportThrough(answer: Answer): Promise<Response> {
  const dataset = await makeTemporaryDataset();
  await dataset.writeDocuments([
    { _id: "a", _type: "post" },
    { _id: "b", _type: "post" },
  ]);
  const server = await startContentServer({
    ...dataset,
    projectId: "127",
    dataset: "production",
    port: 0,
    intercept: (path) => (path.includes("/export/") ? answer : undefined),
  });
  try {
    return await fetch(`${server.origin}/v1/data/export/production`);
  } finally {
    await dataset.remove();
    setImmediate(() => void server.close());
  }
}

test("a response is passed on as it is", async () => {
  let seen = "";
  const response = await exportThrough(({ body }) => {
    seen = body.toString();
    return false;
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(await response.text()).toBe(seen);
  expect(seen.trim().split("\n")).toHaveLength(2);
});

test("another answer is sent in its place", async () => {
  const response = await exportThrough(({ response: outgoing, body }) => {
    outgoing.writeHead(503).end(body.subarray(0, 8));
    return true;
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('{"_id":"');
});

test("a connection is cut", async () => {
  const cut = exportThrough(({ response }) => {
    response.destroy();
    return true;
  });
  await expect(cut).rejects.toThrow("fetch failed");
});
