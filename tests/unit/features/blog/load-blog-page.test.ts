import { loadBlogPage } from "../../../../src/features/blog/load-blog-page";
import { samplePage } from "./sample-posts";

const loadPage = () => jest.mocked(window.___loader.loadPage);
const answer = (nodes: Queries.PostCardFragment[]) => ({
  json: { data: { allBlogPost: { nodes } } } as never,
});

test.each([
  [2, "sv", "/blog/page/2"],
  [1, "sv", "/blog"],
  [3, "en", "/en/blog/page/3"],
] as const)("page %i in %s is read from %s", async (page, locale, path) => {
  const posts = samplePage(page);
  loadPage().mockResolvedValueOnce(answer(posts));
  await expect(loadBlogPage(page, locale)).resolves.toEqual(posts);
  expect(loadPage()).toHaveBeenCalledWith(path);
});

test.each([
  ["no such page", undefined],
  ["a page without data", { json: {} }],
])("%s is an error that names the path", async (_name, resources) => {
  loadPage().mockResolvedValueOnce(resources);
  await expect(loadBlogPage(2, "sv")).rejects.toThrow("/blog/page/2");
});
