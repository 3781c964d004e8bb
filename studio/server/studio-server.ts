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
import { requestError } from "../../src/sanity/embedded/http-errors";
import { Listeners } from "../../src/sanity/embedded/listeners";
import { serveApp } from "../../src/sanity/embedded/serve-app";
import { editingAccess, requireEditor } from "./access";
import { CommitLog } from "./commit-log";
import { DatasetEditor } from "./editor";
import { addHistoryRoutes } from "./history-routes";
import { LiveEvents } from "./live-events";
import { answerSocket } from "./presence-socket";
import { addProjectRoutes } from "./project-routes";
import { addWriteRoutes } from "./write-routes";

export interface StudioServerOptions extends ContentServerOptions {
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
  const live = new LiveEvents();
  const log = new CommitLog();
  let deployed: unknown;
  let stopWatching: (() => void) | undefined;

  const { origin, server, close } = await serveApp(port, async (ownOrigin) => {
    const editor = await DatasetEditor.open({ ...options, origin: ownOrigin }, async (commit) => {
      log.add(commit);
      await listeners.notify(commit);
      live.notify();
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
    const guards = [requireEditor, checkNames(options)] as const;
    addWriteRoutes(app, editor, guards);
    addHistoryRoutes(app, options, editor, log);
    addProjectRoutes(app, options, guards);
    const api = app.basePath(version);
    api.get("/data/live/events/:dataset", ...guards, (context) => live.add(context));
    // Deploying changes nothing here: the site's types follow from the content model.
    api.post("/apis/graphql/:dataset/:tag/validate", ...guards, (context) =>
      context.json({ breakingChanges: [], dangerousChanges: [] }),
    );
    api.put("/apis/graphql/:dataset/:tag", ...guards, async (context) => {
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
