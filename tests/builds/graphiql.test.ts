/** Runs the example queries of docs/graphiql on the development server, as GraphiQL does. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { image, noisyPng } from "../setup/content/small-content";
import { createSandbox, type Sandbox } from "../setup/builds/sandbox";
import { findFreePort } from "../setup/servers/free-port";
import { embeddedDocuments, posts, postsOfPage } from "../setup/content/embedded-posts";
import { allPages } from "../setup/content/expected-pages";

/** In milliseconds, for a cold start on a busy machine. */
const startTimeout = 300_000;

const folder = "docs/graphiql";

const draft = { _id: "drafts.unused", _type: "post", image: image("unused") };

let sandbox: Sandbox;
let origin: string;

beforeAll(async () => {
  sandbox = await createSandbox();
  const { datasetDirectory } = sandbox;
  await writeFile(join(datasetDirectory, "images/unused.png"), await noisyPng(8, 8));
  await sandbox.writeContent([...embeddedDocuments, draft]);
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    queryGraphql("{ __typename }").then(
      ({ data }) => data !== undefined,
      () => false,
    );
  await sandbox.start({ command: "develop", args: ["-p", port] }, isReady, startTimeout - 10_000);
}, startTimeout);

afterAll(async () => await sandbox.remove(), startTimeout);

type GraphqlResponse = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
};

async function queryGraphql(query: string): Promise<GraphqlResponse> {
  const response = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as GraphqlResponse;
}

type Node = Readonly<Record<string, unknown>>;
type List = Node & { readonly nodes: readonly Node[] };

const values = (nodes: readonly Node[], field: string) => nodes.map((node) => node[field]);
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

/** What queries promise beyond a list of what there is: query → check of its first field. */
const checks: Readonly<Record<string, (list: List) => void>> = {
  "posts-without-english": ({ nodes }) => {
    const swedishOnly = posts.sv.filter(({ alternates }) => alternates.en === undefined);
    expect(values(nodes, "title")).toEqual(titles(swedishOnly));
  },
  "blog-page-2": ({ nodes }) => {
    expect(values(nodes, "title")).toEqual(titles(postsOfPage(2, "sv")));
  },
  "posts-with-attachments": ({ nodes }) => {
    const expected = [...posts.sv, ...posts.en].filter(({ attachments }) => attachments.length > 0);
    expect(values(nodes, "title").sort()).toEqual(titles(expected).sort());
  },
  "heaviest-pictures": ({ nodes, sum }) => {
    const sizes = values(nodes, "size").map(Number);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sum).toBe(sizes.reduce((total, size) => total + size, 0));
    const unused = nodes.filter(({ localFile }) => localFile === null);
    expect(values(unused, "originalFilename")).toEqual(["unused.png"]);
  },
  pages: ({ nodes }) => {
    expect(values(nodes, "path")).toEqual(expect.arrayContaining(allPages.map(({ path }) => path)));
  },
};

const queries = readdirSync(folder).flatMap((file) => /^(.*)\.graphql$/.exec(file)?.[1] ?? []);

test.each(queries)(
  "%s is in the README, and answers without an error or an empty list",
  async (name) => {
    expect(await readFile(join(folder, "README.md"), "utf8")).toContain(`(${name}.graphql)`);
    const { data, errors } = await queryGraphql(
      await readFile(join(folder, `${name}.graphql`), "utf8"),
    );
    expect(errors).toBeUndefined();
    for (const answer of Object.values(data!) as (List | null)[]) {
      expect(answer).not.toBeNull();
      expect(answer!.nodes).not.toEqual([]);
    }
    checks[name]?.(Object.values(data!)[0] as List);
  },
);
