import { loadBlogPage } from "../../../../src/features/blog/load-blog-page";
import { samplePage } from "./sample-posts";

const fetchMock = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

const jsonResponse = (body: unknown, ok = true) => ({
  ok,
  status: ok ? 200 : 404,
  json: () => Promise.resolve(body),
});
const dataOf = (nodes: Queries.PostCardFragment[]) => ({
  result: { data: { allBlogPost: { nodes } } },
});

test.each([
  [2, "sv", "/page-data/blog/page/2/page-data.json"],
  [1, "sv", "/page-data/blog/page-data.json"],
  [3, "en", "/page-data/en/blog/page/3/page-data.json"],
] as const)("page %i in %s is read from %s", async (page, locale, url) => {
  const posts = samplePage(page);
  fetchMock.mockResolvedValueOnce(jsonResponse(dataOf(posts)));
  await expect(loadBlogPage(page, locale)).resolves.toEqual(posts);
  expect(fetchMock).toHaveBeenCalledWith(url, expect.anything());
});

test.each([
  ["no such page", jsonResponse({}, false), "status 404"],
  ["a page without data", jsonResponse({}), "no posts"],
  ["a page of another kind", jsonResponse({ result: { data: {} } }), "no posts"],
])("%s is an error that names the URL", async (_name, response, message) => {
  fetchMock.mockResolvedValueOnce(response);
  const loading = loadBlogPage(2, "sv");
  await expect(loading).rejects.toThrow("/page-data/blog/page/2/page-data.json");
  await expect(loading).rejects.toThrow(message);
});

test("a failure is not cached: the next attempt fetches again", async () => {
  fetchMock.mockRejectedValueOnce(new Error("offline"));
  await expect(loadBlogPage(2, "sv")).rejects.toThrow("offline");
  fetchMock.mockResolvedValueOnce(jsonResponse(dataOf(samplePage(2))));
  await expect(loadBlogPage(2, "sv")).resolves.toEqual(samplePage(2));
});
