import type { CreatePagesArgs } from "gatsby";
import {
  documentFacts,
  linkDocument,
  readDocuments,
} from "../../../../src/gatsby/content/read-documents";
import { withPreviewContext } from "../../../../src/gatsby/preview/preview-context";
import { permissiveLinks } from "../../../../src/sanity/documents/read-link";
import type { PagePreview } from "../../../../src/sanity/documents/page-preview";

type FakePage = { path: string; context: Record<string, unknown> & { preview?: PagePreview } };

const documents = [
  { id: "draft", _id: "drafts.a", _type: "post", title: "Fem" },
  { id: "published", _id: "b", _type: "post" },
  {
    id: "karin",
    _id: "drafts.t",
    _type: "testimonial",
    quote: "Bra",
    name: "Karin",
    title: "HR",
    company: "Nordvik",
    image: { asset: { _ref: "image-1" } },
    altText: "Karin",
    order: 1,
  },
  { id: "elin", _id: "drafts.e", _type: "employee", name: "Elin" },
];

const localized: Record<string, object[]> = {
  BlogPost: [
    { id: "post sv", parent: "draft", language: "sv", title: "Fem" },
    { id: "published sv", parent: "published", language: "sv", title: "Sex" },
    { id: "post en", parent: "draft", language: "en", title: "Untitled" },
  ],
  Testimonial: [
    {
      id: "karin sv",
      parent: "karin",
      language: "sv",
      name: "Karin",
      portrait: "image-1",
      cover: "image-2",
    },
  ],
  TeamMember: [{ id: "elin sv", parent: "elin", language: "sv", name: "Elin" }],
};

/** @param failed ids of files that could not be downloaded. */
function previewOf(
  path: string,
  context: Record<string, unknown>,
  { nodes = {}, failed = [] }: { nodes?: Record<string, object>; failed?: string[] } = {},
) {
  const pages: FakePage[] = [];
  const args = {
    actions: { createPage: (page: FakePage) => pages.push(page) },
    getNodesByType: (type: string) => localized[type] ?? [],
    getNode: (id: string) => nodes[id],
  } as unknown as CreatePagesArgs;
  const { posts, others } = readDocuments(documents, () => true);
  const linked = posts.map((post) => linkDocument(post, permissiveLinks));
  const facts = [...linked, ...others].map(documentFacts);
  withPreviewContext(args, facts, new Set(failed)).actions.createPage({
    path,
    component: "x",
    context,
  });
  expect(pages[0]!.context).toMatchObject(context);
  return pages[0]!.context.preview!;
}

test("every page has the drafts in its language", () => {
  expect(previewOf("/om", { language: "sv" })).toEqual({
    drafts: ["post sv", "karin sv", "elin sv"],
    items: [],
  });
  expect(previewOf("/en/x", { language: "en" }).drafts).toEqual(["post en"]);
});

test("a draft's page lists what it lacks; a published post's page lists nothing", () => {
  const { items } = previewOf("/blog/fem", { language: "sv", id: "post sv" });
  const findings: unknown = expect.arrayContaining([{ key: "slug" }, { key: "image" }]);
  expect(items).toEqual([{ kind: "post", name: "Fem", findings }]);
  expect(previewOf("/blog/sex", { language: "sv", id: "published sv" }).items).toEqual([]);
});

test("a post's page knows the keys of its attachments", () => {
  const post = { attachments: [{ key: "a1" }, { key: null }] };
  const context = { language: "sv", id: "post sv" };
  const shown = previewOf("/blog/fem", context, { nodes: { "post sv": post } });
  expect(shown.attachmentKeys).toEqual(["a1", null]);
  const without = previewOf("/blog/fem", context, { nodes: { "post sv": { attachments: [] } } });
  expect(without).not.toHaveProperty("attachmentKeys");
});

test("testimonials belong to the home page, employees to the about page", () => {
  const gone = [{ kind: "testimonial", name: "Karin", findings: [{ key: "imageGone" }] }];
  expect(previewOf("/", { language: "sv" }, { failed: ["image-1", "image-2"] }).items).toEqual(
    gone,
  );
  expect(previewOf("/", { language: "sv" }).items).toEqual([{ ...gone[0], findings: [] }]);
  const [elin, ...others] = previewOf("/om-oss", { language: "sv" }).items;
  expect(elin).toMatchObject({ kind: "employee", name: "Elin" });
  expect(others).toEqual([]);
});
