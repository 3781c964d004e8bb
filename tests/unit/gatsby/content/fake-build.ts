/** A fake build for `createSitePages`, without Gatsby. */
import type { CreatePagesArgs } from "gatsby";
import type { PageContext } from "../../../../src/seo/page-context";
import { documentNode, fakeStore } from "./fake-store";

export type FakePost = { readonly id: string; readonly sv?: string; readonly en?: string };

export type FakePage = {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext & Readonly<Record<string, unknown>>;
};

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

/** Returns a post's document. */
const documentOf = ({ id, sv, en }: FakePost) => ({
  _id: id,
  publishedAt: "2025-01-05T08:00:00Z",
  image: { asset: { _ref: "image-a-1600x1000-png" } },
  ...(sv && { title: "Titel", slug: { current: sv }, body }),
  ...(en && { titleEn: "Title", slugEn: { current: en }, bodyEn: body }),
});

export function fakeBuild(posts: readonly FakePost[], extraDocuments: readonly object[] = []) {
  const documents = [...posts.map(documentOf), ...extraDocuments] as { readonly _id: string }[];
  const { args: storeArgs } = fakeStore(
    documents.map((document) => documentNode("SanityPost", { id: document._id, ...document })),
  );
  const pages: FakePage[] = [];
  // Gatsby's own exits the process.
  const panic = jest.fn((message: string): never => {
    throw new Error(message);
  });
  const args = {
    ...storeArgs,
    actions: { ...storeArgs.actions, createPage: (page: FakePage) => pages.push(page) },
    // Every asset is there.
    getNode: (id: string) => storeArgs.getNode(id) ?? { _id: id },
    reporter: { panic, error: jest.fn(), warn: jest.fn() },
  } as unknown as CreatePagesArgs;
  return { args, pages, panic };
}

export function bilingualPosts(count: number): FakePost[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `post-${index}`,
    sv: `inlagg-${index}`,
    en: `post-${index}`,
  }));
}
