import { createRequire } from "node:module";
import { join } from "node:path";

type Socket = {
  on(event: "registerPath", listener: (path: string | null) => void): void;
  send(message: object): void;
};
type WebSocket = { on(event: "connection", listener: (socket: Socket) => void): void };

/** Gatsby's modules, as far as they are called or changed here. */
type Modules = {
  readonly state: () => object;
  readonly websocketManager: { init: (options: object) => WebSocket };
  readonly findPageByPath: (state: object, path: string) => { readonly path: string } | undefined;
  readonly readPageData: (publicFolder: string, path: string) => Promise<object>;
};

/**
 * Keeps the data of all pages of a live preview current, and sends a page that was just opened its current data.
 *
 * Why: Gatsby runs the query of a page only once the page is asked for. Asked while a change arrives, it answers
 * seconds late, or with the old state until the next change. And a page loads its data before it registers for
 * changes: it misses those in between.
 */
export function tellOpenedPages(project: string): void {
  // Gatsby sets it before the site's first hook.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  answerRegistrations(gatsbyModules(project), join(project, "public"));
}

/** Patches Gatsby's modules. Call it before Gatsby starts its server. */
export function answerRegistrations(modules: Modules, publicFolder: string): void {
  const { state, websocketManager, findPageByPath, readPageData } = modules;
  const { init } = websocketManager;

  async function answer(socket: Socket, registered: string | null): Promise<void> {
    const page = registered === null ? undefined : findPageByPath(state(), registered);
    if (!page) return;
    // A page that is deleted meanwhile has no data.
    const result = await readPageData(publicFolder, page.path).catch(() => undefined);
    if (!result) return;
    socket.send({ type: "pageQueryResult", payload: { id: page.path, result } });
  }

  websocketManager.init = (options) => {
    const websocket = init(options);
    websocket.on("connection", (socket) => {
      socket.on("registerPath", (path) => void answer(socket, path));
    });
    return websocket;
  };
}

function gatsbyModules(project: string): Modules {
  const load = createRequire(join(project, "node_modules/gatsby/dist"));
  const { store } = load("gatsby/dist/redux") as { store: { getState(): object } };
  return {
    state: () => store.getState(),
    ...(load("gatsby/dist/utils/websocket-manager") as Pick<Modules, "websocketManager">),
    ...(load("gatsby/dist/utils/find-page-by-path") as Pick<Modules, "findPageByPath">),
    ...(load("gatsby/dist/utils/page-data") as Pick<Modules, "readPageData">),
  };
}
