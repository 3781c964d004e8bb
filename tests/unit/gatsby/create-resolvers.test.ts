/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { createSiteResolvers } from "../../../src/gatsby/create-resolvers";

type Resolvers = { readonly Query: { readonly sitemapPages: { resolve(): unknown } } };

test("the sitemap gets those of the store's pages that it lists", () => {
  const alternates = { sv: "/om-oss", en: "/en/about" };
  const pages = new Map([
    ["/om-oss", { path: "/om-oss", context: { alternates } }],
    ["/404", { path: "/404", context: {} }],
  ]);
  const createResolvers = jest.fn<undefined, [Resolvers]>();
  createSiteResolvers({
    createResolvers,
    store: { getState: () => ({ pages }) },
  } as unknown as CreateResolversArgs);
  const [[{ Query }]] = createResolvers.mock.calls as [[Resolvers]];
  expect(Query.sitemapPages.resolve()).toEqual([{ path: "/om-oss", alternates }]);
});
