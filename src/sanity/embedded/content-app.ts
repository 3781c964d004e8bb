import { readFile } from "node:fs/promises";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { isUnpublished } from "../documents/document-ids";
import { checkHost, type ContentEnv } from "./access";
import type { DatasetFolder } from "./assets";
import type { Dataset } from "./dataset";
import type { StoredDocument } from "./documents";
import { errorResponse, requestError } from "./http-errors";
import { isMissing } from "./missing-file";

/** The names under which a folder is served. */
export type ContentNames = Pick<DatasetFolder, "projectId" | "dataset">;

export type ContentContext = Context<ContentEnv>;
export type ContentApp = Hono<ContentEnv>;

/** Every path of the API begins with it. */
export const version = "/:version{v(?:X|[0-9][0-9-]*)}";

/**
 * Sanity's HTTP API, as far as a build reads it: documents, files, and the GraphQL schema.
 *
 * @param schema the GraphQL schema, in SDL.
 * @param current returns the dataset as of a request.
 * @param access tells who may read drafts; it runs first.
 */
export function createContentApp(
  names: ContentNames,
  schema: string,
  current: () => Dataset,
  ...access: readonly MiddlewareHandler<ContentEnv>[]
): ContentApp {
  const app: ContentApp = new Hono<ContentEnv>();
  app.onError((error) => errorResponse(error));
  app.notFound(({ req }) =>
    errorResponse(
      requestError(404, `The content server has nothing at ${req.method} ${req.path}.`),
    ),
  );
  app.use(async ({ req }, next) => {
    checkHost(req.header("Host"));
    await next();
  });
  app.use(...access);

  // Another dataset, such as one to import into, is not this folder.
  app.use(`${version}/:api{(?:apis|data|assets)}/:kind/:dataset/*`, async ({ req }, next) => {
    // At `data/live/events/<dataset>` it is one further on.
    const dataset = req.param("kind") === "live" ? req.path.split("/")[5] : req.param("dataset");
    if (dataset !== names.dataset) {
      throw requestError(404, `Only the dataset "${names.dataset}" is here, not ${req.path}.`);
    }
    await next();
  });
  const api = app.basePath(version);
  // The default tag of `sanity graphql deploy`; nothing is deployed under another.
  api.get("/apis/graphql/:dataset/default", (context) => context.text(schema));

  api.get("/data/export/:dataset", (context) => {
    const all = [...current().documents.values()];
    // Sanity keeps every id with a dot from readers without a token. Here, the build names those that are left out.
    const isVisible = ({ _id }: StoredDocument) =>
      context.get("canReadDrafts") || !isUnpublished(_id);
    return sendLines(context, all.filter(isVisible));
  });

  /** Sends the original file: image transformations such as `?w=…` are ignored. */
  app.get("/:kind{(?:images|files)}/:project/:dataset/:name", async (context) => {
    const { path } = context.req;
    const asset = current().assets.find(({ document }) => `/${document.path}` === path);
    const content = asset && (await readFile(asset.file).catch(undefinedIfMissing));
    if (!content) throw requestError(404, `There is no asset at ${path}.`);
    return context.body(content, 200, {
      "Content-Type": asset.document.mimeType,
      "Content-Length": String(content.byteLength),
    });
  });
  return app;
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Sends values as lines of JSON. */
export function sendLines(context: Context, values: readonly unknown[]): Response {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`);
  return context.body(lines.join(""), 200, { "Content-Type": "application/x-ndjson" });
}
