import { loadBlogPage } from "../../../../src/features/blog/load-blog-page";
import { samplePage } from "./sample-posts";

const ask = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  ask.mockReset();
  Object.assign(globalThis, { fetch: ask });
});

const answer = (body: unknown, ok = true) => ({
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
] as const)("page %i in %s is read from %s", async (page, locale, address) => {
  const posts = samplePage(page);
  ask.mockResolvedValueOnce(answer(dataOf(posts)));
  await expect(loadBlogPage(page, locale)).resolves.toEqual(posts);
  expect(ask).toHaveBeenCalledWith(address, expect.anything());
});

test.each([
  ["no such page", answer({}, false), "status 404"],
  ["a page without data", answer({}), "no posts"],
  ["a page of another kind", answer({ result: { data: {} } }), "no posts"],
])("%s is an error that names the address", async (_name, response, problem) => {
  ask.mockResolvedValueOnce(response);
  const loading = loadBlogPage(2, "sv");
  await expect(loading).rejects.toThrow("/page-data/blog/page/2/page-data.json");
  await expect(loading).rejects.toThrow(problem);
});

test("a failure is forgotten: the next attempt asks again", async () => {
  ask.mockRejectedValueOnce(new Error("offline"));
  await expect(loadBlogPage(2, "sv")).rejects.toThrow("offline");
  ask.mockResolvedValueOnce(answer(dataOf(samplePage(2))));
  await expect(loadBlogPage(2, "sv")).resolves.toEqual(samplePage(2));
});
