import { EventEmitter } from "node:events";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { pushDataToOpenPages } from "../../../../src/gatsby/internals/opened-pages";

const mockData: Record<string, object> = { "/blog/post": { result: "new" } };
const mockServer = new EventEmitter();
jest.mock("gatsby/dist/redux", () => ({ store: { getState: () => ({}) } }));
jest.mock("gatsby/dist/utils/find-page-by-path", () => ({
  findPageByPath: (_state: object, path: string) =>
    ["/blog/post", "/blog/deleted"].includes(path) ? { path } : undefined,
}));
jest.mock("gatsby/dist/utils/page-data", () => ({
  readPageData: (_folder: string, path: string) =>
    mockData[path] ? Promise.resolve(mockData[path]) : Promise.reject(new Error("ENOENT")),
}));
jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: { init: () => mockServer },
}));

test("a page that registers is told its data; none that does not exist or is deleted meanwhile", async () => {
  pushDataToOpenPages("/site");
  expect(websocketManager.init({} as never)).toBe(mockServer);
  const send = jest.fn<undefined, [object]>();
  const socket = Object.assign(new EventEmitter(), { send });
  mockServer.emit("connection", socket);
  for (const path of ["/blog/deleted", "/blog/none", null, "/blog/post"])
    socket.emit("registerPath", path);
  await new Promise(setImmediate);
  const payload = { id: "/blog/post", result: mockData["/blog/post"] };
  expect(send.mock.calls).toEqual([[{ type: "pageQueryResult", payload }]]);
});
