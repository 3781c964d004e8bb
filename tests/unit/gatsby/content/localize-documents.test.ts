import { childrenOf, documentNode, fakeStore, localize } from "./fake-store";

const image = (id: string) => ({ _type: "image", asset: { _ref: id } });
const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];
const bodies = { body, bodyEn: body };
const future = "2099-01-01T08:00:00Z";

test("a post becomes one node for each language, with the paths of both", async () => {
  const { sv, en } = await childrenOf("SanityPost", {
    ...bodies,
    title: "Fem",
    slug: { current: "fem" },
    titleEn: "Five",
    slugEn: { current: "five" },
    // Already the next day in Sweden.
    publishedAt: "2025-01-04T23:00:00Z",
    _updatedAt: "2025-02-01T09:30:00Z",
    image: image("image-cover"),
    metaDescription: "Plain",
    attachments: [{ title: "Plan", file: { asset: { _ref: "file-a" } } }, { file: null }],
  });
  const alternates = { sv: "/blog/fem", en: "/en/blog/five" };
  expect(sv).toMatchObject({
    id: "id of node-1 BlogPost sv",
    internal: { type: "BlogPost" },
    parent: "node-1",
    title: "Fem",
    slug: "fem",
    publishedAt: "2025-01-04T23:00:00.000Z",
    publicationDay: "2025-01-05",
    updatedAt: "2025-02-01T09:30:00.000Z",
    cover: "image-cover",
    metaDescription: "Plain",
    alternates,
    attachments: [
      { title: "Plan", file: "file-a" },
      { title: "", file: null },
    ],
  });
  expect(en).toMatchObject({ title: "Five", slug: "five", alternates, attachments: [] });
  expect(sv!.internal).not.toEqual(en!.internal);
});

test.each([
  ["without the English slug", { slug: { current: "fem" } }, { sv: "/blog/fem" }],
  ["without the Swedish slug", { slugEn: { current: "five" } }, { en: "/en/blog/five" }],
  ["without any slug", {}, {}],
  ["without a Swedish text", { slug: { current: "fem" }, body: null }, {}],
  ["that is scheduled", { slug: { current: "fem" }, publishedAt: future }, {}],
])("a post %s has nodes and paths only in its languages", async (_name, fields, paths) => {
  const children = await childrenOf("SanityPost", {
    title: "Fem",
    titleEn: "Five",
    ...bodies,
    ...fields,
  });
  expect(Object.keys(children)).toEqual(Object.keys(paths));
  for (const child of Object.values(children)) expect(child.alternates).toEqual(paths);
});

test("missing and invalid fields are null, so that queries can select them", async () => {
  const fields = { slug: { current: "a" }, publishedAt: "soon", image: { asset: 5 }, body };
  const { sv } = await childrenOf("SanityPost", fields);
  expect(sv).toMatchObject({
    title: "",
    publishedAt: null,
    cover: null,
    coverAlt: "",
    metaDescription: null,
    bodyImages: [],
    attachments: [],
  });
});

test("the images in each language's body are listed", async () => {
  const { sv, en } = await childrenOf("SanityPost", {
    slug: { current: "fem" },
    slugEn: { current: "five" },
    body: [
      image("image-1"),
      { _type: "block" },
      { _type: "image" },
      { _type: "video", asset: { _ref: "file-1" } },
      image("image-2"),
    ],
    bodyEn: [image("image-3")],
  });
  expect(sv!.bodyImages).toEqual(["image-1", "image-2"]);
  expect(en!.bodyImages).toEqual(["image-3"]);
});

test("a testimonial has the texts of each language, and what is the same in all", async () => {
  const common = { name: "Karin", company: "Nordvik", altText: "Karin", order: 1.5 };
  const { sv, en } = await childrenOf("SanityTestimonial", {
    ...common,
    quote: { sv: "Bra", en: "Good" },
    title: { sv: "HR-chef" },
    image: image("image-k"),
  });
  expect(sv).toMatchObject({ ...common, quote: "Bra", title: "HR-chef", portrait: "image-k" });
  expect(en).toMatchObject({ ...common, quote: "Good", title: null });
});

test("an employee's role and phone number are optional", async () => {
  const fields = { name: "Elin", email: "e@x.example", order: 2 };
  const { sv, en } = await childrenOf("SanityEmployee", { ...fields, role: { sv: "Vd" } });
  expect(sv).toMatchObject({ ...fields, role: "Vd", phoneNumber: null });
  expect(en).toMatchObject({ role: null, internal: { type: "TeamMember" } });
  const reachable = await childrenOf("SanityEmployee", { ...fields, phoneNumber: "+46 8 123 45" });
  expect(reachable.sv!.phoneNumber).toBe("+46 8 123 45");
});

test.each(["SanityImageAsset", "BlogPost", "File"])(
  "a node of the type %s is ignored",
  async (type) => expect(await childrenOf(type, { slug: { current: "x" } })).toEqual({}),
);

const post = (id: string, fields: object) =>
  documentNode("SanityPost", { id, _id: id, slug: { current: id }, body, ...fields });

test("of an earlier build, the nodes of what is gone or not due go", async () => {
  const { store, args } = fakeStore([post("due", {}), post("b", { slugEn: { current: "b" } })]);
  const old = { id: "id of gone BlogPost sv", language: "sv", internal: { type: "BlogPost" } };
  store.set(old.id, old);
  const ids = async () => (await localize({ store, args })).map(({ id }) => id).sort();
  expect(await ids()).toEqual(["id of b BlogPost sv", "id of due BlogPost sv"]);
  store.set("b", post("b", { bodyEn: body, slugEn: { current: "b" } }));
  store.set("due", post("due", { publishedAt: future }));
  expect(await ids()).toEqual(["id of b BlogPost en", "id of b BlogPost sv"]);
});

test("a link to a post has the address that the post has by then, in each language", async () => {
  const mark = { _type: "internalLink", _key: "l", post: { _ref: "five" } };
  const span = { _type: "span", text: "Läs", marks: ["l"] };
  const text = [{ _type: "block", markDefs: [mark], children: [span] }];
  const four = post("four", { body: text, bodyEn: text, slugEn: { current: "four" } });
  const links = async (...posts: readonly ReturnType<typeof post>[]) =>
    (await localize(fakeStore([four, ...posts])))
      .filter(({ parent }) => parent === "four")
      .map(({ language, body: shown }) => [language, /"\/[^"]*"/.exec(JSON.stringify(shown))?.[0]]);
  expect(await links()).toEqual([
    ["sv", undefined],
    ["en", undefined],
  ]);
  expect(await links(post("five", { slug: { current: "fem" } }))).toEqual([
    ["sv", '"/blog/fem"'],
    ["en", undefined],
  ]);
});

test("a post has the name and the role of its reviewer as they are by then", async () => {
  const reviewed = post("five", { reviewer: { _ref: "-elin" }, reviewedAt: "2026-01-05" });
  const elin = { id: "-elin", _id: "elin", name: "Elin" };
  const reviewerOf = async (...employees: readonly object[]) => {
    const nodes = employees.map((fields) => documentNode("SanityEmployee", fields));
    const all = await localize(fakeStore([reviewed, ...nodes]));
    const { reviewer, reviewDay } = all.find(({ parent }) => parent === "five")!;
    return { reviewer, reviewDay };
  };
  expect(await reviewerOf()).toEqual({ reviewer: null, reviewDay: null });
  expect(await reviewerOf({ ...elin, role: { sv: "Vd" } })).toEqual({
    ...{ reviewer: { name: "Elin", role: "Vd" }, reviewDay: "2026-01-05" },
  });
  expect((await reviewerOf(elin)).reviewer).toEqual({ name: "Elin", role: null });
});
