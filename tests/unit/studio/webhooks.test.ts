import { evaluate, parse } from "groq-js";
import { rebuildWebhooks } from "../../../studio/webhooks";

const github = {
  REBUILD_URL: "https://api.github.com/repos/acme/website/dispatches",
  GITHUB_TOKEN: "secret",
};

/** Returns the body that a webhook sends for a document; undefined if it does not tell of it. */
async function sent(name: string, document: object): Promise<unknown> {
  const webhook = rebuildWebhooks(github).find((each) => each.name === name);
  if (webhook === undefined) throw new Error(`There is no webhook "${name}".`);
  const ask = async (query: string) => {
    const change = { before: null, after: document };
    const tree = parse(query, { mode: "delta" });
    return (await evaluate(tree, { ...change, root: document })).get() as Promise<unknown>;
  };
  return (await ask(webhook.filter)) === true ? ask(webhook.projection) : undefined;
}

test.each([
  ["publish", { _id: "a", _type: "post" }, true],
  ["publish", { _id: "drafts.a", _type: "post" }, false],
  ["publish", { _id: "a", _type: "sanity.imageAsset" }, false],
  ["draft", { _id: "drafts.a", _type: "employee" }, true],
  ["draft", { _id: "drafts.a", _type: "sanity.imageAsset" }, false],
])("%s of %j: %s", async (event, document, isTold) => {
  const body = { event_type: event, client_payload: { ...document, operation: "create" } };
  expect(await sent(event, document)).toEqual(isTold ? body : undefined);
});

test("a deploy hook hears of what is published, and gets no token", () => {
  const webhooks = rebuildWebhooks({ REBUILD_URL: "https://hooks.example/1" });
  expect(webhooks.map(({ name }) => name)).toEqual(["publish"]);
  expect(webhooks[0]).not.toHaveProperty("headers");
});

test("without an address, nothing is deployed", () => {
  expect(() => rebuildWebhooks({ GITHUB_TOKEN: "secret" })).toThrow("REBUILD_URL is not set");
});
