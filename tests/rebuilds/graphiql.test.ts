/** Runs the example queries of docs/graphiql on the development server, as GraphiQL does. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { image, noisyPng } from "../faults/small-content";
import { createSandbox, embeddedDocuments, type Sandbox } from "../setup/builds/sandbox";
import { findFreePort } from "../setup/servers/free-port";
import { posts, postsOfPage } from "../setup/content/embedded-posts";
import { allPages } from "../setup/content/expected-pages";

/** In milliseconds, for a cold start on a busy machine. */
const startTimeout = 300_000;

const folder = "docs/graphiql";

/** A draft, whose image no page shows. */
const draft = { _id: "drafts.unused", _type: "post", image: image("unused") };

let sandbox: Sandbox;
let origin: string;

beforeAll(async () => {
  sandbox = await createSandbox();
  const { datasetDirectory } = sandbox;
  await writeFile(join(datasetDirectory, "images/unused.png"), await noisyPng(8, 8));
  await sandbox.writeContent([...(await embeddedDocuments()), draft]);
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

/** Sends a query the way GraphiQL does. */
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

async function dataOf(name: string): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await queryGraphql(
    await readFile(join(folder, `${name}.graphql`), "utf8"),
  );
  expect(errors).toBeUndefined();
  return data!;
}

async function listOf(name: string): Promise<List> {
  return Object.values(await dataOf(name))[0] as List;
}

const values = (nodes: readonly Node[], field: string) => nodes.map((node) => node[field]);
const numbers = (nodes: readonly Node[], field: string) => values(nodes, field).map(Number);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

/** Query → check of its response. */
const checks: Readonly<Record<string, (name: string) => Promise<void>>> = {
  "newest-articles": async (name) => {
    const newest = (locale: "sv" | "en") => {
      const { title, slug, publishedAt } = posts[locale][0]!;
      return { nodes: [{ title, slug, publishedAt }] };
    };
    expect(await dataOf(name)).toEqual({ sv: newest("sv"), en: newest("en") });
  },
  "posts-without-english": async (name) => {
    const swedishOnly = posts.sv.filter(({ alternates }) => alternates.en === undefined);
    const { nodes, totalCount } = await listOf(name);
    expect(values(nodes, "title")).toEqual(swedishOnly.map(({ title }) => title));
    expect(totalCount).toBe(swedishOnly.length);
    expect(totalCount).toBeGreaterThan(0);
  },
  "blog-page-2": async (name) => {
    const { nodes, pageInfo } = await listOf(name);
    expect(values(nodes, "title")).toEqual(postsOfPage(2, "sv").map(({ title }) => title));
    expect(pageInfo).toMatchObject({ currentPage: 2, hasNextPage: true });
  },
  "one-post": async (name) => {
    const expected = posts.sv.find(({ slug }) => slug === "osa-i-praktiken")!;
    const { blogPost } = (await dataOf(name)) as { blogPost: Node };
    expect(blogPost).toMatchObject({
      title: expected.title,
      coverAlt: expected.cover.alt,
      attachments: expected.attachments.map(({ title }) => ({
        title,
        file: { localFile: { publicURL: expect.stringMatching(/^\/static\//) as unknown } },
      })),
    });
    expect(JSON.parse(String(blogPost.body))).toHaveLength(expected.body.length);
  },
  "posts-with-attachments": async (name) => {
    const expected = [...posts.sv, ...posts.en].filter(({ attachments }) => attachments.length > 0);
    const { nodes } = await listOf(name);
    expect(values(nodes, "title").sort()).toEqual(expected.map(({ title }) => title).sort());
    for (const { attachments } of nodes) expect(attachments).not.toEqual([]);
  },
  "cover-sizes": async (name) => {
    const { nodes } = await listOf(name);
    expect(nodes).toHaveLength(posts.sv.length);
    for (const { cover } of nodes) {
      const { dimensions } = (cover as { metadata: { dimensions: Record<string, number> } })
        .metadata;
      expect(dimensions.width! / dimensions.height!).toBeCloseTo(dimensions.aspectRatio!, 5);
    }
  },
  "heaviest-pictures": async (name) => {
    const { nodes, totalCount, sum } = await listOf(name);
    const sizes = numbers(nodes, "size");
    expect(sizes).toEqual(ascending(sizes).reverse());
    expect(totalCount).toBe(sizes.length);
    expect(sizes.length).toBeGreaterThan(posts.sv.length);
    expect(sum).toBe(sizes.reduce((total, size) => total + size, 0));
    const unused = nodes.filter(({ localFile }) => localFile === null);
    expect(values(unused, "originalFilename")).toEqual(["unused.png"]);
  },
  testimonials: async (name) => {
    const { nodes } = await listOf(name);
    expect(nodes).toHaveLength(6);
    expect(numbers(nodes, "order")).toEqual(ascending(numbers(nodes, "order")));
    for (const { quote } of nodes) expect(quote).not.toBe("");
  },
  team: async (name) => {
    const { nodes } = await listOf(name);
    expect(nodes).toHaveLength(8);
    expect(numbers(nodes, "order")).toEqual(ascending(numbers(nodes, "order")));
    expect(nodes[0]).toMatchObject({ name: "Elin Sandmark", role: "Co-founder and CEO" });
    expect(values(nodes, "phoneNumber")).toContain(null);
  },
  pages: async (name) => {
    const { nodes } = await listOf(name);
    expect(values(nodes, "path")).toEqual(expect.arrayContaining(allPages.map(({ path }) => path)));
    const start = nodes.find(({ path }) => path === "/en");
    expect(start?.component).toMatch(/src\/templates\/home\.tsx$/);
    expect(start?.pageContext).toMatchObject({ language: "en", alternates: { sv: "/" } });
  },
  texts: async (name) => {
    const { nodes } = await listOf(name);
    const files = (await readdir("src/locales/en")).map((file) => basename(file, ".json"));
    expect(values(nodes, "ns")).toEqual(files.sort());
    const common = nodes.find(({ ns }) => ns === "common");
    expect(JSON.parse(String(common?.data))).toEqual(
      JSON.parse(await readFile("src/locales/en/common.json", "utf8")),
    );
  },
};

test("every query has a check here and a description in the README", async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".graphql"));
  expect(files.sort()).toEqual(
    Object.keys(checks)
      .map((name) => `${name}.graphql`)
      .sort(),
  );
  const readme = await readFile(join(folder, "README.md"), "utf8");
  for (const file of files) expect(readme).toContain(`(${file})`);
});

test.each(Object.entries(checks))("%s", async (name, check) => {
  await check(name);
});

test.each(["BlogPost", "Testimonial", "TeamMember"])(
  "every field of %s is described, but for those of each node",
  async (name) => {
    const query = `{ __type(name: "${name}") { fields { name description } } }`;
    const { data } = await queryGraphql(query);
    const { fields } = data!.__type as { fields: readonly Node[] };
    const bare = fields.filter(({ description }) => !description);
    expect(values(bare, "name").sort()).toEqual(["children", "id", "internal", "parent"]);
  },
);

test("GraphiQL opens at the URL in the README", async () => {
  const response = await fetch(`${origin}/___graphql`, {
    headers: { Accept: "text/html" },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("GraphiQL");
});
