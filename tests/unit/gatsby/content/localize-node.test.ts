import type { CreateNodeArgs } from "gatsby";
import { localizeNode } from "../../../../src/gatsby/content/localize-node";
import { cleanBlocks } from "../../../../src/sanity/documents/clean-blocks";

jest.mock("../../../../src/sanity/documents/clean-blocks", () => {
  const actual = jest.requireActual<{ cleanBlocks: () => object[] }>(
    "../../../../src/sanity/documents/clean-blocks",
  );
  return { ...actual, cleanBlocks: jest.fn(actual.cleanBlocks) };
});

type Child = Record<string, unknown> & { readonly internal: { readonly type: string } };

/** Returns the child nodes of a Sanity document. */
function nodesOf(type: string, fields: object): Child[] {
  const children: Child[] = [];
  const node = {
    id: "node-1",
    _id: "document-1",
    children: ["one of another plugin"],
    internal: { type },
    ...fields,
  };
  // Like Gatsby's own.
  const createParentChildLink = ({ child }: { child: Child }) => {
    node.children.push(String(child.id));
  };
  localizeNode({
    node,
    actions: { createNode: (child: Child) => children.push(child), createParentChildLink },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as CreateNodeArgs);

  expect(node.children).toEqual(["one of another plugin", ...children.map(({ id }) => id)]);
  return children;
}

/** Returns the localized child nodes by language. */
function childrenOf(type: string, fields: object): Record<string, Child> {
  const localized = nodesOf(type, fields).filter(({ language }) => language);
  return Object.fromEntries(localized.map((child) => [String(child.language), child] as const));
}

const image = (id: string) => ({ _type: "image", asset: { _ref: id } });

test("a post becomes one node for each language, with the paths of both", () => {
  const { sv, en } = childrenOf("SanityPost", {
    title: "Fem",
    slug: { current: "fem" },
    titleEn: "Five",
    slugEn: { current: "five" },
    publishedAt: "2025-01-05T08:00:00Z",
    _updatedAt: "2025-02-01T09:30:00Z",
    image: image("image-cover"),
    metaDescription: "Plain",
    attachments: [{ title: "Plan", file: { asset: { _ref: "file-a" } } }, { file: null }],
  });
  const alternates = { sv: "/blog/fem", en: "/en/blog/five" };
  expect(sv).toMatchObject({
    internal: { type: "BlogPost" },
    parent: "node-1",
    title: "Fem",
    slug: "fem",
    publishedAt: "2025-01-05T08:00:00Z",
    updatedAt: "2025-02-01T09:30:00Z",
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
  ["English", { slug: { current: "fem" } }, ["sv"], { sv: "/blog/fem" }],
  ["Swedish", { slugEn: { current: "five" } }, ["en"], { en: "/en/blog/five" }],
])("a post without the %s slug gets no node in that language", (_name, slugs, languages, paths) => {
  const children = childrenOf("SanityPost", { title: "Fem", titleEn: "Five", ...slugs });
  expect(Object.keys(children)).toEqual(languages);
  expect(Object.values(children)[0]).toHaveProperty("alternates", paths);
});

test.each([
  ["without any slug", { title: "Draft", body: [{}] }],
  ["that is scheduled", { slug: { current: "a" }, publishedAt: "2999-01-01T08:00:00Z" }],
])("a post %s gets no node", (_name, fields) => {
  expect(nodesOf("SanityPost", fields)).toEqual([]);
});

test("missing fields are null, so that queries can select them", () => {
  const { sv } = childrenOf("SanityPost", { slug: { current: "utkast" } });
  expect(sv).toMatchObject({
    title: "",
    publishedAt: null,
    cover: null,
    coverAlt: "",
    metaDescription: null,
    body: "[]",
    bodyImages: [],
    attachments: [],
  });
});

test("the images in each language's body are listed", () => {
  const { sv, en } = childrenOf("SanityPost", {
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

test("a testimonial's plain texts apply to both languages, localized ones to their own", () => {
  const common = { name: "Karin", company: "Nordvik", altText: "Karin", order: 1.5 };
  const plain = childrenOf("SanityTestimonial", { ...common, quote: "Bra", title: "HR" });
  for (const child of Object.values(plain)) {
    expect(child).toMatchObject({ ...common, quote: "Bra", title: "HR", portrait: null });
  }
  const { sv, en } = childrenOf("SanityTestimonial", {
    ...common,
    quote: { sv: "Bra", en: "Good" },
    title: { sv: "HR-chef" },
    image: image("image-k"),
  });
  expect(sv).toMatchObject({ quote: "Bra", title: "HR-chef", portrait: "image-k" });
  expect(en).toMatchObject({ quote: "Good", title: null });
});

const person = { name: "Karin", company: "Nordvik" };

test.each<[string, object, string[]]>([
  ["both languages", { quote: { sv: "Bra", en: "Good" } }, ["sv", "en"]],
  ["one plain text", { quote: "Bra" }, ["sv", "en"]],
  ["Swedish only", { quote: { sv: "Bra" }, title: { sv: "HR-chef", en: "Head of HR" } }, ["sv"]],
  ["English only", { quote: { sv: null, en: "Good" } }, ["en"]],
  ["Swedish, and space in English", { quote: { sv: "Bra", en: " \n" } }, ["sv"]],
  ["no language", { quote: {}, title: "HR" }, []],
  ["no field", {}, []],
])(
  "a testimonial with a quote in %s exists in the expected languages",
  (_name, fields, languages) => {
    const children = childrenOf("SanityTestimonial", { ...person, ...fields });
    expect(Object.keys(children)).toEqual(languages);
  },
);

test.each([undefined, null, {}, { sv: "Utvecklare" }, { en: " " }])(
  "an employee with the role %j has none in English",
  (role) => {
    const { en } = childrenOf("SanityEmployee", { name: "Elin", email: "e@x.example", role });
    expect(en).toMatchObject({ name: "Elin", role: null });
  },
);

test("an employee's phone number is optional", () => {
  const fields = { name: "Elin", role: { sv: "Vd", en: "CEO" }, email: "e@x.example", order: 2 };
  const { sv, en } = childrenOf("SanityEmployee", fields);
  expect(sv).toMatchObject({ ...fields, role: "Vd", phoneNumber: null });
  expect(en).toMatchObject({ role: "CEO", internal: { type: "TeamMember" } });
  const { sv: reachable } = childrenOf("SanityEmployee", { ...fields, phoneNumber: "+46 8 1" });
  expect(reachable!.phoneNumber).toBe("+46 8 1");
});

test.each(["SanityImageAsset", "BlogPost", "File"])("a node of the type %s is ignored", (type) => {
  expect(nodesOf(type, { slug: { current: "x" } })).toEqual([]);
});

test("each text of a post is cleaned once for its page", () => {
  jest.mocked(cleanBlocks).mockClear();
  nodesOf("SanityPost", { slug: { current: "fem" }, slugEn: { current: "five" } });
  expect(cleanBlocks).toHaveBeenCalledTimes(2);
});
