import type { CreateResolversArgs, Node } from "gatsby";
import { site } from "../../config/site";
import { ogImagePath } from "../metadata/og-images";
import { postOgImage, type OgImagePost } from "../metadata/page-images";

type Context = {
  readonly nodeModel: {
    getNodesByIds(query: object): readonly object[];
    getNodeById(query: object): Node | null;
  };
};

/**
 * Posts by id, in the order of the ids. `allBlogPost(filter: …)` would make every page that queries some
 * posts depend on all of them: any changed post would rerun the query of every page.
 */
const blogPostsById = {
  type: "[BlogPost!]!",
  description:
    "Posts in the order of their ids, whatever else changes: for the cards below a post.",
  args: { ids: "[String!]!" },
  resolve: (_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids, type: "BlogPost" }),
};

type Resolve = (source: unknown, args: object, context: unknown, info: object) => unknown;
type Info = { readonly originalResolver: Resolve };

/**
 * A page's texts, sorted by file unless the query sorts them. Gatsby reads the files concurrently, so their
 * own order differs from build to build.
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

/** Path of a post's Open Graph image. The file exists once the site is built. */
const ogImage = {
  type: "String!",
  description: "Path of the image that is shown where the post is shared.",
  resolve: (post: OgImagePost, _: unknown, { nodeModel }: Context) =>
    ogImagePath(postOgImage(post, (id) => nodeModel.getNodeById({ id }) ?? undefined)),
};

/**
 * A file's texts; without users' reviews and their average where these are not published. A page's data has all
 * texts of its files, those that it does not show as well.
 */
const data = {
  resolve: (file: { readonly ns: string; readonly data: string }) => {
    if (site.hasRatings) return file.data;
    if (file.ns === "reviews") return "{}";
    return JSON.stringify(JSON.parse(file.data), (key, value: unknown) =>
      key === "rating" ? "" : value,
    );
  },
};

export function createSiteResolvers({ createResolvers }: CreateResolversArgs): void {
  // Gatsby types it as any function.
  (createResolvers as (resolvers: object) => void)({
    Query: { allLocale, blogPostsById },
    BlogPost: { ogImage },
    Locale: { data },
  });
}
