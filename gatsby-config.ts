import type { ServerResponse } from "node:http";
import type { GatsbyConfig } from "gatsby";
import { isLivePreview, settings, studioUrl } from "./src/gatsby/build-settings";
import { plugins } from "./src/gatsby/plugins";

// Queries run in Gatsby's own process: a worker takes longer to load Gatsby than to run those of 1,000 posts.
process.env.GATSBY_CPU_COUNT ??= "1";

type Middleware = (request: unknown, response: ServerResponse, next: () => void) => void;

/** Lets the Studio, and no other site, frame the live preview. */
function allowStudio(server: { use(middleware: Middleware): void }): void {
  server.use((_request, response, next) => {
    response.setHeader("Content-Security-Policy", `frame-ancestors ${studioUrl ?? "'none'"}`);
    next();
  });
}

const config: GatsbyConfig = {
  // `onPostBuild` writes what hosts need. Without an adapter, Gatsby would download and run one, which writes headers of
  // its own on Netlify.
  adapter: { name: "static", adapt: () => undefined },
  siteMetadata: { siteUrl: settings.siteUrl, title: settings.productName },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // A live preview generates no types: nothing reads them.
  graphqlTypegen: !isLivePreview && {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins,
  ...(isLivePreview && { developMiddleware: allowStudio }),
};

export default config;
