import { join } from "node:path";
import { store } from "gatsby/dist/redux";
import { findPageByPath } from "gatsby/dist/utils/find-page-by-path";
import { readPageData } from "gatsby/dist/utils/page-data";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

type Socket = { send(message: object): void };

/**
 * Keeps the data of all pages of a live preview current, and sends a page that was just opened its current data.
 * Call it before Gatsby starts its server.
 *
 * Why: Gatsby runs the query of a page only once the page is asked for. Asked while a change arrives, it answers
 * seconds late, or with the old state until the next change. And a page loads its data before it registers for
 * changes: it misses those in between.
 */
export function pushDataToOpenPages(project: string): void {
  // Gatsby sets it before the site's first hook.
  delete process.env.GATSBY_QUERY_ON_DEMAND;

  async function answer(socket: Socket, registered: string | null): Promise<void> {
    const page = registered === null ? undefined : findPageByPath(store.getState(), registered);
    if (!page) return;
    // A page that is deleted meanwhile has no data.
    const result = await readPageData(join(project, "public"), page.path).catch(() => undefined);
    if (result) socket.send({ type: "pageQueryResult", payload: { id: page.path, result } });
  }

  const { init } = websocketManager;
  websocketManager.init = (options) => {
    const websocket = init(options);
    websocket.on("connection", (socket) => {
      socket.on("registerPath", (path: string | null) => void answer(socket, path));
    });
    return websocket;
  };
}
