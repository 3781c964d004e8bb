import type { CreateResolversArgs } from "gatsby";
import { createSiteResolvers } from "../../../../src/gatsby/schema/resolvers";

type Resolver = { resolve(...args: unknown[]): unknown };
type Resolvers = { readonly Query: Readonly<Record<"allLocale" | "sitemapPages", Resolver>> };

/** Returns the resolvers of a site with these pages. */
function resolversOf(pages: ReadonlyMap<string, object>): Resolvers["Query"] {
  const createResolvers = jest.fn<undefined, [Resolvers]>();
  createSiteResolvers({
    createResolvers,
    store: { getState: () => ({ pages }) },
  } as unknown as CreateResolversArgs);
  const [[{ Query }]] = createResolvers.mock.calls as [[Resolvers]];
  return Query;
}

test("the sitemap's resolver reads the pages and the post summaries", async () => {
  const alternates = { sv: "/om-oss", en: "/en/about" };
  const pages = new Map([
    ["/om-oss", { path: "/om-oss", context: { alternates } }],
    ["/blog/a", { path: "/blog/a", context: { id: "a sv", alternates: { sv: "/blog/a" } } }],
    ["/404", { path: "/404", context: {} }],
  ]);
  const lastmod = "2026-03-02T00:00:00Z";
  const summary = { _updatedAt: lastmod, blogPosts: { sv: "a sv", en: null } };
  const nodeModel = { findAll: () => Promise.resolve({ entries: [summary] }) };
  expect(
    await resolversOf(pages).sitemapPages.resolve(undefined, undefined, { nodeModel }),
  ).toEqual([
    { path: "/blog/a", alternates: { sv: "/blog/a" }, lastmod },
    { path: "/om-oss", alternates },
  ]);
});

test.each([
  ["in the order of the files", undefined, [{ language: "ASC" }, { ns: "ASC" }]],
  ["in the query's order", [{ ns: "DESC" }], [{ ns: "DESC" }]],
])("a page's texts are sorted %s", (_name, sort, expected) => {
  const { allLocale } = resolversOf(new Map());
  const originalResolver = jest.fn(() => "texts");
  const [source, context, info] = [{}, {}, { originalResolver }];
  expect(allLocale.resolve(source, { limit: 2, ...(sort && { sort }) }, context, info)).toBe(
    "texts",
  );
  expect(originalResolver).toHaveBeenCalledWith(
    source,
    { limit: 2, sort: expected },
    context,
    info,
  );
});
