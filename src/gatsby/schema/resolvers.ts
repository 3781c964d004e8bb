import type { CreateResolversArgs, Node } from "gatsby";
import type { Locale } from "../../i18n/locales";
import { imageResolver } from "./image-resolver";
import { latestPosts } from "../content/latest-posts";
import type { PostSummary } from "../content/post-summary";
import { addPreviewResolvers } from "./preview-resolvers";
import { ogImagePath } from "../output/og-images/og-images";
import { sitemapPages } from "../output/sitemap";
import { sitePages } from "../internals/page-store";
import { postOgImage, type OgImagePost } from "../output/og-images/page-images";

type Context = {
  readonly nodeModel: {
    getNodesByIds(question: object): readonly object[];
    getNodeById(question: object): Node | null;
    findAll(question: object): Promise<{ entries: Iterable<PostSummary> }>;
  };
};

/**
 * Posts by their ids, in their order. `allBlogPost(filter: …)` would make every page that asks for some
 * posts depend on all of them: Gatsby would ask anew for each page whenever one post changes.
 */
const blogPostsById = {
  type: "[BlogPost!]!",
  args: { ids: "[String!]!" },
  resolve: (_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids, type: "BlogPost" }),
};

/** The newest posts of a language: `allBlogPost(sort: …)` would bring all of them into the memory. */
const latestBlogPosts = {
  type: "[BlogPost!]!",
  args: { language: "String!", count: "Int!" },
  async resolve(
    _: unknown,
    { language, count }: { language: Locale; count: number },
    { nodeModel }: Context,
  ) {
    const { entries } = await nodeModel.findAll({ type: "PostSummary" });
    const ids = latestPosts([...entries], language, count);
    return nodeModel.getNodesByIds({ ids, type: "BlogPost" });
  },
};

type Resolve = (source: unknown, args: object, context: unknown, info: object) => unknown;
type Info = { readonly originalResolver: Resolve };

/**
 * The texts of a page in the order of their files, unless a query asks for another. Gatsby reads the files
 * side by side, and has them in the order in which they were read: another one in each build.
 */
const allLocale = {
  resolve: (source: unknown, args: object, context: unknown, info: Info) =>
    info.originalResolver(
      source,
      { sort: [{ language: "ASC" }, { ns: "ASC" }], ...args },
      context,
      info,
    ),
};

/** Path of a post's Open Graph image, which exists once the site is built. */
const ogImage = {
  type: "String!",
  resolve: (post: OgImagePost, _: unknown, { nodeModel }: Context) =>
    ogImagePath(postOgImage(post, (id) => nodeModel.getNodeById({ id }) ?? undefined)),
};

const sitemapField = ({ store }: CreateResolversArgs) => ({
  type: "[SitemapPage!]!",
  async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
    const { entries } = await nodeModel.findAll({ type: "PostSummary" });
    return sitemapPages([...sitePages(store).values()], [...entries]);
  },
});

export function createSiteResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as any function.
  const createResolvers = args.createResolvers as (added: object) => void;
  createResolvers({
    Query: { allLocale, blogPostsById, latestBlogPosts, sitemapPages: sitemapField(args) },
    BlogPost: { ogImage },
    ImageSharp: { gatsbyImageData: { resolve: imageResolver() } },
  });
  addPreviewResolvers(args);
}
