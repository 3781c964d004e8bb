import type { CreateNodeArgs } from "gatsby";

type Child = Readonly<Record<string, unknown>> & { readonly language: string };

/** Returns the child nodes of a document by language, in a preview or for the published site. */
async function childrenOf(preview: boolean, type: string, fields: object) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: String(preview) });
  const { localizeNode } = await import("../../../../src/gatsby/content/localize-node");
  const children: Child[] = [];
  localizeNode({
    node: { id: "node-1", children: [], internal: { type }, ...fields },
    actions: {
      createNode: (child: Child) => children.push(child),
      createParentChildLink: () => undefined,
    },
    createNodeId: (text: string) => text,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as CreateNodeArgs);
  const localized = children.filter(({ language }) => language);
  return Object.fromEntries(localized.map((child) => [child.language, child] as const));
}

const slugs = { slug: { current: "fem" }, slugEn: { current: "five" } };

test.each([
  [false, "post-1", 2],
  [false, "drafts.post-1", 0],
  [false, "versions.r1.post-1", 0],
  [true, "post-1", 2],
  [true, "drafts.post-1", 2],
  [true, "versions.r1.post-1", 0],
])("preview %s: %s is in %i languages", async (preview, _id, count) => {
  const children = await childrenOf(preview, "SanityPost", { _id, ...slugs });
  expect(Object.keys(children)).toHaveLength(count);
});

const body = [{ _type: "block" }];

test.each([
  ["nothing at all", {}, { sv: "utkast-a", en: "draft-a" }],
  ["a Swedish title", { title: "Fem" }, { sv: "utkast-a" }],
  ["an English text", { bodyEn: body }, { en: "draft-a" }],
  ["a Swedish slug", { slug: { current: "fem" } }, { sv: "fem" }],
  [
    "a Swedish slug and an English title",
    { slug: { current: "fem" }, titleEn: "Five" },
    { sv: "fem", en: "draft-a" },
  ],
  ["an invalid slug", { slug: { current: "Fem å" } }, { sv: "utkast-a" }],
  ["a slug that the site uses", { slug: { current: "404" } }, { sv: "utkast-a" }],
])("a draft with %s has a slug", async (_name, fields, expected) => {
  const children = await childrenOf(true, "SanityPost", { _id: "drafts.a", ...fields });
  const found = Object.values(children).map(({ language, slug }) => [language, slug]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test("its paths contain its id, adapted to URLs", async () => {
  const { sv } = await childrenOf(true, "SanityPost", { _id: "drafts.A_b.c" });
  expect(sv!.alternates).toEqual({ sv: "/blog/utkast-a-b-c", en: "/en/blog/draft-a-b-c" });
});

test("in a preview, a published post exists in no additional language", async () => {
  const fields = { _id: "a", slug: { current: "fem" }, titleEn: "Five" };
  expect(Object.keys(await childrenOf(true, "SanityPost", fields))).toEqual(["sv"]);
});

test("missing titles and names have placeholders, in a preview only", async () => {
  const { sv, en } = await childrenOf(true, "SanityPost", { _id: "drafts.a" });
  expect([sv!.title, en!.title]).toEqual(["Utan titel", "Untitled"]);
  const employee = await childrenOf(true, "SanityEmployee", { _id: "drafts.e", name: " " });
  expect([employee.sv!.name, employee.en!.name]).toEqual(["Utan namn", "Unnamed"]);
  expect((await childrenOf(false, "SanityPost", { _id: "a", ...slugs })).sv!.title).toBe("");
});

test.each([
  [
    { _id: "t", quote: { sv: "Bra", en: "Good" } },
    { sv: "t:sv:", en: "t:en:" },
  ],
  [
    { _id: "drafts.t", quote: { sv: "Bra" }, title: "HR" },
    { sv: "t:sv:title", en: "t:en:title" },
  ],
  [
    { _id: "t", quote: "Bra" },
    { sv: "t:sv:quote", en: "t:en:quote" },
  ],
])("in a preview, the nodes of the testimonial %j are named after it", async (fields, ids) => {
  const children = await childrenOf(true, "SanityTestimonial", fields);
  const entries = Object.entries(children).map(([language, { id }]) => [language, id]);
  expect(Object.fromEntries(entries)).toEqual(ids);
});

test("nodes of the published site have Gatsby's ids", async () => {
  const { sv } = await childrenOf(false, "SanityPost", { _id: "p", ...slugs });
  expect(sv!.id).toBe("node-1 BlogPost sv");
});

const wrong = { sv: 5, en: [] };

test.each([
  [
    "SanityPost",
    {
      title: 5,
      slug: 5,
      publishedAt: "soon",
      image: "x",
      body: "x",
      metaDescription: wrong,
      attachments: { a: 1 },
    },
    {
      title: "Utan titel",
      publishedAt: null,
      cover: null,
      body: "[]",
      bodyImages: [],
      metaDescription: null,
      attachments: [],
    },
  ],
  [
    "SanityPost",
    {
      publishedAt: 5,
      image: { asset: { _ref: 5 } },
      body: [null, { _type: "image", asset: 5 }],
      attachments: [null, { title: 5, file: 5 }],
    },
    { publishedAt: null, cover: null, bodyImages: [], attachments: [{ title: "", file: null }] },
  ],
  [
    "SanityTestimonial",
    { quote: 5, name: {}, title: wrong, company: 5, altText: 5, order: "1", image: null },
    {
      quote: "",
      name: "Utan namn",
      title: null,
      company: null,
      altText: "",
      order: 0,
      portrait: null,
    },
  ],
  [
    "SanityEmployee",
    { name: 5, role: wrong, email: 5, phoneNumber: 5, order: null, image: [] },
    { name: "Utan namn", role: null, email: "", phoneNumber: null, order: 0, portrait: null },
  ],
])(
  "a draft %s with fields of a wrong type has defaults instead",
  async (type, fields, expected) => {
    const { sv } = await childrenOf(true, type, { _id: "drafts.a", ...fields });
    expect(sv).toMatchObject(expected);
  },
);

test.each<[string, string, object, string[]]>([
  ["drafts.t", "nothing at all", {}, ["sv", "en"]],
  ["drafts.t", "a Swedish quote", { quote: { sv: "Bra" } }, ["sv"]],
  [
    "drafts.t",
    "a Swedish quote and an English title",
    { quote: { sv: "Bra" }, title: { en: "Manager" } },
    ["sv", "en"],
  ],
  ["t", "a Swedish quote and an English title", { quote: { sv: "B" }, title: { en: "M" } }, ["sv"]],
  ["t", "no quote", { title: "Chef" }, []],
])("in a preview, the testimonial %s with %s exists in the expected languages", async (...row) => {
  const [_id, , fields, languages] = row;
  const children = await childrenOf(true, "SanityTestimonial", { _id, ...fields });
  expect(Object.keys(children)).toEqual(languages);
});
