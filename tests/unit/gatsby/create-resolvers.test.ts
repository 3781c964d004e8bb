/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { createSiteResolvers } from "../../../src/gatsby/create-resolvers";

type Resolvers = {
  readonly Query: { readonly sitemapPages: { resolve(...args: unknown[]): unknown } };
};

test("the sitemap gets those of the store's pages that it lists, and the posts to date them", async () => {
  const alternates = { sv: "/om-oss", en: "/en/about" };
  const pages = new Map([
    ["/om-oss", { path: "/om-oss", context: { alternates } }],
    ["/blog/a", { path: "/blog/a", context: { id: "a sv", alternates: { sv: "/blog/a" } } }],
    ["/404", { path: "/404", context: {} }],
  ]);
  const createResolvers = jest.fn<undefined, [Resolvers]>();
  createSiteResolvers({
    createResolvers,
    store: { getState: () => ({ pages }) },
  } as unknown as CreateResolversArgs);
  const [[{ Query }]] = createResolvers.mock.calls as [[Resolvers]];
  const lastmod = "2026-03-02T00:00:00Z";
  const outline = { _updatedAt: lastmod, blogPosts: { sv: "a sv", en: null } };
  const nodeModel = { findAll: () => Promise.resolve({ entries: [outline] }) };
  expect(await Query.sitemapPages.resolve(undefined, undefined, { nodeModel })).toEqual([
    { path: "/blog/a", alternates: { sv: "/blog/a" }, lastmod },
    { path: "/om-oss", alternates },
  ]);
});
