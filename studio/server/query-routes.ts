import { version, type ContentApp } from "../../src/sanity/embedded/content-app";
import type { Dataset } from "../../src/sanity/embedded/dataset";
import type { Listeners } from "./listeners";
import { inPerspective, parsePerspective, queryFromBody, queryFromUrl, runQuery } from "./queries";
import { readJson } from "./read-json";

/**
 * Adds the routes that read by query and by id, and that follow changes, for editors.
 *
 * @param current returns the dataset as of a request.
 * @param listeners receives the clients that listen for changes.
 */
export function addQueryRoutes(
  app: ContentApp,
  current: () => Dataset,
  listeners: Listeners,
): void {
  const api = app.basePath(version);

  api.on(["GET", "POST"], "/data/query/:dataset", async (context) => {
    const { req } = context;
    const query =
      req.method === "POST" ? queryFromBody(await readJson(context)) : queryFromUrl(req.url);
    const perspective = parsePerspective(req.query("perspective"), req.param("version"));
    const documents = inPerspective([...current().documents.values()], perspective);
    return context.json({ result: runQuery(query, documents) });
  });

  api.get("/data/doc/:dataset/:ids", (context) => {
    const { documents } = current();
    const ids = context.req.param("ids").split(",");
    return context.json({
      documents: ids.flatMap((id) => documents.get(id) ?? []),
      omitted: ids.filter((id) => !documents.has(id)).map((id) => ({ id, reason: "existence" })),
    });
  });

  api.get("/data/listen/:dataset", (context) => {
    const query = queryFromUrl(context.req.url);
    // Rejects an invalid query before the stream opens.
    runQuery(query, []);
    return listeners.add(context, query);
  });
}
