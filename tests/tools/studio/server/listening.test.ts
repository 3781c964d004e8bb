import { EventEmitter, once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createPluginsClient } from "../../sanity/embedded/plugins-client";
import { makePng } from "../../sanity/embedded/temporary-dataset";
import { serverWith, token } from "./editing-server";
import { follow } from "./follow";

const headers = { Authorization: `Bearer ${token}` };
const pluginsQuery = '*[!(_id in path("_.**"))]';

const post = (id: string, title: string) => ({ _id: id, _type: "post", title });

const errors = new EventEmitter();
const onError = (error: unknown) => errors.emit("reported", error);
let mutations: Awaited<ReturnType<typeof follow>>;

afterEach(() => mutations.stop());
const running = serverWith({ onError }, post("a", "A"), post("b", "B"));
const { dataset } = running;

const client = () => createPluginsClient(running.origin, token);
beforeEach(async () => {
  mutations = await follow(client(), pluginsQuery);
});

/** Waits for a number of events. @returns each as `transition id title`. */
async function nextMutations(count: number): Promise<string[]> {
  const events = await mutations.next(count);
  return events.map(({ transition, documentId, result }) =>
    [transition, documentId.replace(/^(image)-.*/, "$1"), result?.title as string | undefined]
      .filter(Boolean)
      .join(" "),
  );
}

const nextError = async () => String((await once(errors, "reported"))[0]);

test("reports a draft's life cycle as the hosted service does", async () => {
  dataset.writeDocuments([post("a", "A"), post("b", "B"), post("drafts.a", "A2")]);
  expect(await nextMutations(1)).toEqual(["appear drafts.a A2"]);

  dataset.writeDocuments([post("a", "A"), post("b", "B"), post("drafts.a", "A3")]);
  expect(await nextMutations(1)).toEqual(["update drafts.a A3"]);

  dataset.writeDocuments([post("a", "A3"), post("b", "B")]);
  expect(await nextMutations(2)).toEqual(["update a A3", "disappear drafts.a"]);

  dataset.writeDocuments([post("a", "A"), post("b", "B"), post("drafts.b", "B2")]);
  expect(await nextMutations(2)).toEqual(["update a A", "appear drafts.b B2"]);
  dataset.writeDocuments([post("a", "A")]);
  expect(await nextMutations(2)).toEqual(["disappear b", "disappear drafts.b"]);
  dataset.writeDocuments([post("a", "A"), post("b", "B")]);
  expect(await nextMutations(1)).toEqual(["appear b B"]);
});

test("an image appears before the document that shows it", async () => {
  dataset.write("images/new.png", await makePng(4, 2));
  const image = { _sanityAsset: "image@file://./images/new.png" };
  dataset.writeDocuments([post("a", "A"), post("b", "B"), { ...post("c", "C"), image }]);
  expect(await nextMutations(2)).toEqual(["appear image", "appear c C"]);
  dataset.writeDocuments([post("a", "A"), post("b", "B")]);
  expect(await nextMutations(1)).toEqual(["disappear c"]);
});

test("reports an incomplete file with the line, and keeps the last valid state", async () => {
  const whole = `${JSON.stringify(post("a", "A"))}\n`;
  dataset.write("data.ndjson", `${whole}{"_id": "b", "_ty`);
  expect(await nextError()).toMatch(/data\.ndjson, line 2: .*JSON/);
  expect(await client().fetch('*[_id == "b"][0].title')).toBe("B");
  dataset.writeDocuments([post("a", "A"), post("b", "B, whole")]);
  expect(await nextMutations(1)).toEqual(["update b B, whole"]);

  await rm(join(dataset.folder, "data.ndjson"));
  expect(await nextError()).toContain("has no readable data.ndjson");
  dataset.writeDocuments([post("a", "A"), post("b", "B")]);
  expect(await nextMutations(1)).toEqual(["update b B"]);
});

test("a document that no longer matches the query disappears", async () => {
  const stop = new AbortController();
  const query = encodeURIComponent('*[_type == "post" && title in ["A", "Z"]]');
  const path = `/v1/data/listen/production?query=${query}&includeResult=true`;
  const response = await fetch(running.origin + path, { headers, signal: stop.signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let events = (await reader.read()).value ?? "";
  expect(events).toMatch(/^event: welcome\ndata: \{"listenerName":"[^"]+"\}\n\n/);
  dataset.writeDocuments([post("a", "Other"), post("b", "B")]);
  while (!events.includes("disappear")) events += (await reader.read()).value ?? "";
  stop.abort();
  expect(events).toContain('"documentId":"a","transition":"disappear"');
});

test.each(["", "?query=*["])("the query %j is rejected before the stream opens", async (query) => {
  const url = `${running.origin}/v1/data/listen/production${query}`;
  const response = await fetch(url, { headers });
  expect(response.status).toBe(400);
});
