import type { MiddlewareHandler } from "hono";
import type { ContentEnv } from "../../../src/sanity/embedded/access";
import { loadDataset } from "../../../src/sanity/embedded/dataset";
import { startEmbeddedServer } from "../../../src/sanity/embedded/embedded-server";
import { queryFromUrl, runQuery } from "../../../studio/server/queries";

export type Handler = MiddlewareHandler<ContentEnv>;

type Project = Parameters<typeof startEmbeddedServer>[0];

/** Serves a folder as a Sanity project: by the local content server, which answers queries as well. */
export async function startProject(project: Project, ...intercept: readonly Handler[]) {
  const answerQueries: Handler = async (context, next) => {
    if (!context.req.path.startsWith("/v1/data/query/")) {
      await next();
      return;
    }
    const { documents } = await loadDataset({ ...project, origin: "http://127.0.0.1" });
    return context.json({
      result: runQuery(queryFromUrl(context.req.url), [...documents.values()]),
    });
  };
  return await startEmbeddedServer(project, ...intercept, answerQueries);
}
