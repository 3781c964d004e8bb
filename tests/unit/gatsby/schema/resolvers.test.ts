import type { CreateResolversArgs } from "gatsby";
import { site } from "../../../../src/config/site";
import { createSiteResolvers } from "../../../../src/gatsby/schema/resolvers";

type Resolver = { resolve(...args: unknown[]): unknown };
type Resolvers = {
  readonly Query: Readonly<Record<"allLocale", Resolver>>;
  readonly Locale: Readonly<Record<"data", Resolver>>;
};

function siteResolvers(): Resolvers {
  const createResolvers = jest.fn<undefined, [Resolvers]>();
  createSiteResolvers({ createResolvers } as unknown as CreateResolversArgs);
  const [[resolvers]] = createResolvers.mock.calls as [[Resolvers]];
  return resolvers;
}

test.each([
  ["in the order of the files", undefined, [{ language: "ASC" }, { ns: "ASC" }]],
  ["in the query's order", [{ ns: "DESC" }], [{ ns: "DESC" }]],
])("a page's texts are sorted %s", (_name, sort, expected) => {
  const { allLocale } = siteResolvers().Query;
  const originalResolver = jest.fn(() => "texts");
  const [source, context, info] = [{}, {}, { originalResolver }];
  const texts = allLocale.resolve(source, { limit: 2, ...(sort && { sort }) }, context, info);
  expect(texts).toBe("texts");
  const options = { limit: 2, sort: expected };
  expect(originalResolver).toHaveBeenCalledWith(source, options, context, info);
});

describe("a file's texts", () => {
  const file = (ns: string, texts: object) => ({ ns, data: JSON.stringify(texts) });
  const home = file("home", {
    title: "A",
    figures: { rating: { value: "4.9", source: "B" } },
  });
  const reviews = file("reviews", { r1: { quote: "C" } });

  afterEach(() => jest.restoreAllMocks());

  test("are whole where reviews are published", () => {
    const { data } = siteResolvers().Locale;
    for (const each of [home, reviews]) expect(data.resolve(each)).toBe(each.data);
  });

  test("have no review and no rating where they are not", () => {
    jest.replaceProperty(site, "hasRatings", false);
    const { data } = siteResolvers().Locale;
    expect(data.resolve(reviews)).toBe("{}");
    expect(JSON.parse(data.resolve(home) as string)).toEqual({
      title: "A",
      figures: { rating: "" },
    });
  });
});
