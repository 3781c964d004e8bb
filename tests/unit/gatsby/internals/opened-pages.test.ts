import { EventEmitter } from "node:events";
import { contract, type TextContract } from "../../../setup/packages/contract";
import { answerRegistrations } from "../../../../src/gatsby/internals/opened-pages";

test("a page that registers is told its data; none that does not exist or is deleted meanwhile", async () => {
  const data: Record<string, object> = { "/blog/post": { result: "new" } };
  const pages = ["/blog/post", "/blog/deleted"];
  const server = new EventEmitter();
  const init = jest.fn((_options: object) => server);
  const websocketManager: { init: (options: object) => EventEmitter } = { init };
  const modules = {
    websocketManager,
    state: () => ({}),
    findPageByPath: (_state: object, path: string) => (pages.includes(path) ? { path } : undefined),
    readPageData: (_folder: string, path: string) =>
      data[path] ? Promise.resolve(data[path]) : Promise.reject(new Error("ENOENT")),
  };
  answerRegistrations(modules, "public");
  expect(websocketManager.init({ port: 1 })).toBe(server);
  const send = jest.fn<undefined, [object]>();
  const socket = Object.assign(new EventEmitter(), { send });
  server.emit("connection", socket);
  for (const path of ["/blog/deleted", "/blog/none", null, "/blog/post"])
    socket.emit("registerPath", path);
  await new Promise(setImmediate);
  const payload = { id: "/blog/post", result: data["/blog/post"] };
  expect(send.mock.calls).toEqual([[{ type: "pageQueryResult", payload }]]);
});

const openedPages = "src/gatsby/internals/opened-pages.ts";

const texts: readonly TextContract[] = [
  [
    "gatsby",
    "opens its socket by init, knows pages by registerPath, and sends pageQueryResult",
    "dist/utils/websocket-manager.js",
    / init = \([\s\S]*`registerPath`, path =>[\s\S]*return websocket;\s*\};[\s\S]*type: `pageQueryResult`,\s*payload: data/,
    openedPages,
  ],
  [
    "gatsby",
    "starts its server by websocketManager.init",
    "dist/utils/start-server.js",
    /websocketManager\.websocketManager\.init\(/,
    openedPages,
  ],
  [
    "gatsby",
    "runs queries on demand by a variable that it sets before the site's first hook",
    "dist/services/initialize.js",
    /env\.GATSBY_QUERY_ON_DEMAND = `true`;[\s\S]*\(`onPreInit`/,
    openedPages,
  ],
];

test.each(texts)("%s %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);
