/** Runs the example queries of docs/graphiql on the development server, as GraphiQL does. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { image, noisyPng } from "../setup/content/small-content";
import { createSandbox, embeddedDocuments, type Sandbox } from "../setup/builds/sandbox";
import { findFreePort } from "../setup/servers/free-port";
import { posts, postsOfPage } from "../setup/content/embedded-posts";
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
const numbers = (nodes: readonly Node[], field: string) => values(nodes, field).map(Number);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

/** Query → check of its data, whose first field is a list in most. */
const checks: Readonly<Record<string, (list: List, data: Node) => void | Promise<void>>> = {
  "newest-articles": (_, data) => {
    const newest = (locale: "sv" | "en") => {
      const { title, slug, publishedAt } = posts[locale][0]!;
      return { nodes: [{ title, slug, publishedAt }] };
    };
    expect(data).toEqual({ sv: newest("sv"), en: newest("en") });
  },
  "posts-without-english": ({ nodes, totalCount }) => {
    const swedishOnly = posts.sv.filter(({ alternates }) => alternates.en === undefined);
    expect(values(nodes, "title")).toEqual(titles(swedishOnly));
    expect(totalCount).toBe(swedishOnly.length);
    expect(totalCount).toBeGreaterThan(0);
  },
  "blog-page-2": ({ nodes, pageInfo }) => {
    expect(values(nodes, "title")).toEqual(titles(postsOfPage(2, "sv")));
    expect(pageInfo).toMatchObject({ currentPage: 2, hasNextPage: true });
  },
  "one-post": (post) => {
    const expected = posts.sv.find(({ slug }) => slug === "osa-i-praktiken")!;
    expect(post).toMatchObject({
      title: expected.title,
      coverAlt: expected.cover.alt,
      attachments: expected.attachments.map(({ title }) => ({
        title,
        file: { localFile: { publicURL: expect.stringMatching(/^\/static\//) as unknown } },
      })),
    });
    expect(post.body).toHaveLength(expected.body.length);
  },
  "posts-with-attachments": ({ nodes }) => {
    const expected = [...posts.sv, ...posts.en].filter(({ attachments }) => attachments.length > 0);
    expect(values(nodes, "title").sort()).toEqual(titles(expected).sort());
    for (const { attachments } of nodes) expect(attachments).not.toEqual([]);
  },
  "cover-sizes": ({ nodes }) => {
    expect(nodes).toHaveLength(posts.sv.length);
    const covers = values(nodes, "cover") as { metadata: { dimensions: Record<string, number> } }[];
    for (const { width, height, aspectRatio } of covers.map((each) => each.metadata.dimensions))
      expect(width! / height!).toBeCloseTo(aspectRatio!, 5);
  },
  "heaviest-pictures": ({ nodes, totalCount, sum }) => {
    const sizes = numbers(nodes, "size");
    expect(sizes).toEqual(ascending(sizes).reverse());
    expect(totalCount).toBe(sizes.length);
    expect(sizes.length).toBeGreaterThan(posts.sv.length);
    expect(sum).toBe(sizes.reduce((total, size) => total + size, 0));
    const unused = nodes.filter(({ localFile }) => localFile === null);
    expect(values(unused, "originalFilename")).toEqual(["unused.png"]);
  },
  testimonials: ({ nodes }) => {
    expect(nodes).toHaveLength(6);
    expect(numbers(nodes, "order")).toEqual(ascending(numbers(nodes, "order")));
    expect(values(nodes, "quote")).not.toContain("");
  },
  team: ({ nodes }) => {
    expect(nodes).toHaveLength(8);
    expect(numbers(nodes, "order")).toEqual(ascending(numbers(nodes, "order")));
    expect(nodes[0]).toMatchObject({ name: "Elin Sandmark", role: "Co-founder and CEO" });
    expect(values(nodes, "phoneNumber")).toContain(null);
  },
  pages: ({ nodes }) => {
    expect(values(nodes, "path")).toEqual(expect.arrayContaining(allPages.map(({ path }) => path)));
    const start = nodes.find(({ path }) => path === "/en");
    expect(start?.component).toMatch(/src\/templates\/home\.tsx$/);
    expect(start?.pageContext).toMatchObject({ language: "en", alternates: { sv: "/" } });
  },
  texts: async ({ nodes }) => {
    const files = (await readdir("src/locales/en")).map((file) => basename(file, ".json"));
    expect(values(nodes, "ns")).toEqual(files.sort());
    const layout = nodes.find(({ ns }) => ns === "layout");
    const file = await readFile("src/locales/en/layout.json", "utf8");
    expect(JSON.parse(String(layout?.data))).toEqual(JSON.parse(file));
  },
};

test("every query has a check here and a description in the README", async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".graphql"));
  expect(files.map((file) => basename(file, ".graphql")).sort()).toEqual(
    Object.keys(checks).sort(),
  );
  const readme = await readFile(join(folder, "README.md"), "utf8");
  for (const file of files) expect(readme).toContain(`(${file})`);
});

test.each(Object.entries(checks))("%s", async (name, check) => {
  const query = await readFile(join(folder, `${name}.graphql`), "utf8");
  const { data, errors } = await queryGraphql(query);
  expect(errors).toBeUndefined();
  await check(Object.values(data!)[0] as List, data!);
});
