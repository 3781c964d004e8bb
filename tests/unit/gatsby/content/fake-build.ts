/** A fake build for `createSitePages`, without Gatsby. */
import type { CreatePagesArgs } from "gatsby";
import type { PageContext } from "../../../../src/seo/page-context";

export type FakePost = { readonly id: string; readonly sv?: string; readonly en?: string };

export type FakePage = {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext & Readonly<Record<string, unknown>>;
};

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

/** Returns a post's document and localized nodes. */
function nodesOf({ id, sv, en }: FakePost) {
  const document = {
    _id: id,
    _type: "post",
    publishedAt: "2025-01-05T08:00:00Z",
    image: { asset: { _ref: "image-a-1600x1000-png" } },
    ...(sv && { title: "Titel", slug: { current: sv }, body }),
    ...(en && { titleEn: "Title", slugEn: { current: en }, bodyEn: body }),
  };
  const alternates = { ...(sv && { sv: `/blog/${sv}` }), ...(en && { en: `/en/blog/${en}` }) };
  const nodes = Object.entries({ sv, en })
    .filter(([, slug]) => slug)
    .map(([language, slug]) => ({
      id: `${id} ${language}`,
      language,
      slug,
      title: id,
      cover: null,
      alternates,
    }));
  return { document, nodes };
}

export function fakeBuild(posts: readonly FakePost[], extraDocuments: readonly object[] = []) {
  const all = posts.map(nodesOf);
  const nodesByType: Record<string, unknown[]> = {
    SanityPost: [...all.map(({ document }) => document), ...extraDocuments].map((document) => ({
      _type: "post",
      ...document,
    })),
    BlogPost: all.flatMap(({ nodes }) => nodes),
  };
  const pages: FakePage[] = [];
  // Gatsby's own exits the process.
  const panic = jest.fn((message: string): never => {
    throw new Error(message);
  });
  const args = {
    actions: { createPage: (page: FakePage) => pages.push(page) },
    getNodesByType: (type: string) => nodesByType[type] ?? [],
    getNode: (id: string) => ({ _id: id, fields: { localFile: "file" } }),
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
