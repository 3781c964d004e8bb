import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { hasToken, type ContentEnv } from "../../src/sanity/embedded/access";
import { createContentApp, version } from "../../src/sanity/embedded/content-app";
import type { ContentServerOptions } from "../../src/sanity/embedded/embedded-server";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { schemaFields } from "../../src/sanity/model/schema-fields";
import { serveApp, type RunningServer } from "../../src/sanity/serve-app";
import { DatasetWriter } from "./dataset-writer";
import { addHistoryRoutes, History } from "./history";
import { Listeners, openStream, type Send } from "./listeners";
import { addProjectRoutes } from "./project-routes";
import { addQueryRoutes } from "./query-routes";
import { readJson } from "./read-json";
import { addSourceMap, liveTag } from "./source-maps";
import { watchFolder } from "./watch-folder";
import { addWriteRoutes } from "./write-routes";

interface StudioServerOptions extends ContentServerOptions {
  /** Origins whose pages read drafts and write: the Studio's and the preview's. */
  readonly origins: readonly string[];
  /** Receives the error of a dataset that has become invalid, with file and line. The last valid one stays served. */
  readonly onError?: (message: string) => void;
}

export interface StudioServer extends RunningServer {
  /** Returns what `sanity graphql deploy` has deployed last. */
  readonly deployedSchema: () => unknown;
}

/** A film may be uploaded. */
const maxBodyBytes = 512 * 1024 * 1024;

/**
 * Serves a folder as Sanity would, for the Studio and any other client to read and write. It never keeps the
 * process alive.
 *
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startStudioServer(options: StudioServerOptions): Promise<StudioServer> {
  const { folder, port, schemaFile, token, origins, onError } = options;
  const schema = await readFile(schemaFile, "utf8");
  const listeners = new Listeners();
  /** Clients that only ask to be told that something has changed, as Sanity's Live Content API does. */
  const live = new Set<Send>();
  let deployed: unknown;
  const server = await serveApp(port, async (origin, closing) => {
    const history = new History();
    const source = { ...options, origin };
    const writer = await DatasetWriter.open(source, schemaFields(schema), (commit) => {
      history.add({ documents: writer.current.documents, commit });
      listeners.notify(commit);
      const id = randomUUID();
      for (const send of live) send("message", { id, tags: [liveTag] }, id);
    });
    history.add({ documents: writer.current.documents });
    await watchFolder(folder, () => writer.reload(), closing, onError);

    const app = createContentApp(
      options,
      schema,
      () => writer.current,
      editingAccess(origins, token),
      cors({ origin: [...origins], credentials: true }),
      addSourceMap,
      nameDownload,
      bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }),
    );
    app.use(requireEditor);
    addQueryRoutes(app, () => writer.current, listeners);
    addWriteRoutes(app, writer);
    addHistoryRoutes(app, history);
    addProjectRoutes(app, options);
    const api = app.basePath(version);
    api.get("/data/live/events/:dataset", (context) =>
      openStream(context, { id: randomUUID() }, (send) => {
        live.add(send);
        return () => live.delete(send);
      }),
    );
    // Deploying changes nothing here: the site's types follow from the content model.
    api.post("/apis/graphql/:dataset/:tag/validate", (context) =>
      context.json({ breakingChanges: [], dangerousChanges: [] }),
    );
    api.put("/apis/graphql/:dataset/:tag", async (context) => {
      ({ schema: deployed } = (await readJson(context)) as { schema?: unknown });
      const { dataset, tag } = context.req.param();
      return context.json({ location: `/v1/apis/graphql/${dataset}/${tag}` });
    });
    return app;
  });
  return { ...server, deployedSchema: () => deployed };
}

/**
 * Lets the pages of some origins, and programs with the token, read drafts and write. Pages of any other origin
 * are refused. Browsers name a page's origin truly; a program can name any, but it can write the folder as well.
 *
 * @param token when undefined, every token is wrong.
 */
function editingAccess(
  origins: readonly string[],
  token: string | undefined,
): MiddlewareHandler<ContentEnv> {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (origin !== undefined && !origins.includes(origin)) {
      throw requestError(403, `Pages of ${origin} may not use this server.`);
    }
    const isEditor = origin !== undefined || hasToken(context, token);
    context.set("canReadDrafts", isEditor);
    await next();
  };
}

/** Gives a file that the Studio downloads the name that its user knows. */
const nameDownload: MiddlewareHandler<ContentEnv> = async (context, next) => {
  await next();
  const name = context.req.query("dl");
  if (name === undefined || !context.res.ok) return;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, "_");
  context.header("Content-Disposition", `attachment; filename*=UTF-8''${encoded}`);
};

/** Refuses whoever may not read drafts, and so may not write. */
const requireEditor: MiddlewareHandler<ContentEnv> = async (context, next) => {
  if (!context.get("canReadDrafts"))
    throw requestError(401, "This needs the token in SANITY_TOKEN.");
  await next();
};

function refuseBody(): never {
  throw requestError(413, `A body may have at most ${maxBodyBytes} bytes.`);
}
