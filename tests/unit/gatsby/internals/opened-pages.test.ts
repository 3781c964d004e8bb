import { EventEmitter } from "node:events";
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
