import { randomUUID } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import {
  createContentApp,
  checkNames,
  readJson,
  version,
} from "../../src/sanity/embedded/content-app";
import {
  watchDataset,
  type ContentServer,
  type ContentServerOptions,
  type WatchOptions,
} from "../../src/sanity/embedded/embedded-server";
import { openStream, type Send } from "../../src/sanity/embedded/event-stream";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { Listeners } from "../../src/sanity/embedded/listeners";
import { serveApp } from "../../src/sanity/embedded/serve-app";
import { editingAccess, requireEditor } from "./access";
import { DatasetEditor } from "./editor";
import { addHistoryRoutes, History } from "./history";
import { answerSocket } from "./presence-socket";
import { addProjectRoutes } from "./project-routes";
import { addWriteRoutes } from "./write-routes";

interface StudioServerOptions extends ContentServerOptions {
  /** Origins whose pages read drafts and write: the Studio's and the preview's. */
  readonly origins: readonly string[];
  readonly watch?: WatchOptions;
}

export interface StudioServer extends ContentServer {
  /** Returns what `sanity graphql deploy` has deployed last. */
  deployedSchema(): unknown;
}

/** A film may be uploaded. */
const maxBodyBytes = 512 * 1024 * 1024;

const silent: WatchOptions = { onError: () => undefined, onChange: () => undefined };

/**
 * Serves a folder as Sanity would, for the Studio and any other client to read and write. It never keeps the
 * process alive.
 *
 * @throws Error when the port is taken, and the loader's Error when the dataset is invalid.
 */
export async function startStudioServer(options: StudioServerOptions): Promise<StudioServer> {
  const { folder, port, token, origins, watch = silent } = options;
  const listeners = new Listeners();
  /** Clients that only ask to be told that something has changed, as Sanity's Live Content API does. */
  const live = new Set<Send>();
  let deployed: unknown;
  let stopWatching: (() => void) | undefined;

  const { origin, server, close } = await serveApp(port, async (ownOrigin) => {
    const history = new History((id) => editor.current.documents.get(id));
    const editor = await DatasetEditor.open({ ...options, origin: ownOrigin }, async (commit) => {
      history.add(commit);
      await listeners.notify(commit);
      const id = randomUUID();
      for (const send of live) send("message", { id, tags: ["s1:any"] }, id);
    });
    stopWatching = await watchDataset(folder, watch, () => editor.reload());

    const app = createContentApp(
      options,
      () => editor.current,
      listeners,
      editingAccess(origins, token),
      cors({ origin: [...origins], credentials: true }),
      bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }),
    );
    app.use(requireEditor);
    addWriteRoutes(app, options, editor);
    addHistoryRoutes(app, options, history);
    addProjectRoutes(app, options);
    const api = app.basePath(version);
    api.get("/data/live/events/:dataset", checkNames(options), (context) =>
      openStream(context, { id: randomUUID() }, (send) => {
        live.add(send);
        return () => live.delete(send);
      }),
    );
    // Deploying changes nothing here: the site's types follow from the content model.
    api.post("/apis/graphql/:dataset/:tag/validate", checkNames(options), (context) =>
      context.json({ breakingChanges: [], dangerousChanges: [] }),
    );
    api.put("/apis/graphql/:dataset/:tag", checkNames(options), async (context) => {
      ({ schema: deployed } = (await readJson(context)) as { schema?: unknown });
      const { dataset, tag } = context.req.param();
      return context.json({ location: `/v1/apis/graphql/${dataset}/${tag}` });
    });
    return app;
  });
  server.on("upgrade", answerSocket(origins));
  return {
    origin,
    deployedSchema: () => deployed,
    close: () => {
      stopWatching?.();
      return close();
    },
  };
}

function refuseBody(): never {
  throw requestError(413, `A body may have at most ${maxBodyBytes} bytes.`);
}
