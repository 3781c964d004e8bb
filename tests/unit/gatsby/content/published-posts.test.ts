import { countPublishedPosts } from "../../../../src/gatsby/content/published-posts";
import { temporaryFolder, type TemporaryFolder } from "../../cli/build/temporary-folder";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

test("the posts of a built site are counted in each language", () => {
  folder.write({
    "index.html": "",
    "blog.html": "",
    "blog/404.html": "",
    "blog/ett.html": "",
    "blog/tva.html": "",
    "blog/page/2.html": "",
    "en/blog/one.html": "",
    "en/blog/404.html": "",
    "page-data/blog/ett/page-data.json": "",
  });
  expect(countPublishedPosts(folder.path)).toEqual({ sv: 2, en: 1 });
});

test("a site without a blog has no posts; a folder without a site has no count", () => {
  expect(countPublishedPosts(folder.path)).toBeUndefined();
  folder.write({ "index.html": "" });
  expect(countPublishedPosts(folder.path)).toEqual({ sv: 0, en: 0 });
});
