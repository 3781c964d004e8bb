import {
  goneAddresses,
  isSuspiciousLoss,
  publishedPosts,
  validatePostLoss,
} from "../../../../src/gatsby/content/post-loss";
import { temporaryFolder } from "../../../setup/temporary-folder";

test.each([
  // before, now, per cent, whether the build stops
  [33, 33, 20, false],
  [33, 40, 20, false],
  [33, 32, 20, false],
  [10, 8, 20, false],
  [10, 7, 20, true],
  [33, 27, 20, false],
  [33, 26, 20, true],
  [1000, 800, 20, false],
  [1000, 799, 20, true],
  // Losing one post is always accepted…
  [5, 4, 20, false],
  [3, 2, 20, false],
  [3, 2, 0, false],
  [3, 1, 20, true],
  // … unless it was the last.
  [1, 0, 20, true],
  [33, 0, 100, true],
  [0, 0, 20, false],
  [33, 1, 100, false],
  [33, 31, 0, true],
])("from %i to %i posts, with at most %i %%: stops the build: %j", (before, now, most, stops) => {
  expect(isSuspiciousLoss(before, now, most)).toBe(stops);
});

const settings = { maxPostLoss: 20, acceptPostLoss: false, preview: false };
const posts = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}`);
const before = { sv: posts("/blog", 33), en: posts("/en/blog", 30) };
const now = { sv: 20, en: 30 };

test("each language is checked separately, and the error says what to do", () => {
  expect(validatePostLoss(before, now, settings)).toEqual([
    expect.stringMatching(/language "sv" would fall from 33 to 20 .*SITE_ACCEPT_POST_LOSS=true/),
  ]);
  expect(validatePostLoss(before, { sv: 0, en: 0 }, settings)).toHaveLength(2);
});

test.each([
  ["no site was published before", undefined, {}],
  ["the loss is accepted", before, { acceptPostLoss: true }],
  ["it is a preview", before, { preview: true }],
])("there is no error when %s", (_name, published, changes) => {
  expect(validatePostLoss(published, now, { ...settings, ...changes })).toEqual([]);
});

const folder = temporaryFolder();

test("the posts of a built site are told by their pages, in each language", () => {
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
  const { sv = [], en } = publishedPosts(folder.at()) ?? {};
  expect([...sv].sort()).toEqual(["/blog/ett", "/blog/tva"]);
  expect(en).toEqual(["/en/blog/one"]);
});

test("a site without a blog has no posts; a folder without a site is none", () => {
  expect(publishedPosts(folder.at())).toBeUndefined();
  folder.write({ "index.html": "" });
  expect(publishedPosts(folder.at())).toEqual({ sv: [], en: [] });
});

test("addresses of posts that lead nowhere any more are named in one line", () => {
  const published = { sv: ["/blog/kvar", "/blog/borta"], en: ["/en/blog/moved", "/en/blog/gone"] };
  const leadsOn = (path: string) => ["/blog/kvar", "/en/blog/moved"].includes(path);
  expect(goneAddresses(published, leadsOn)).toEqual([
    expect.stringMatching(/^\/blog\/borta, \/en\/blog\/gone\. .*redirect/),
  ]);
  expect(goneAddresses(published, () => true)).toEqual([]);
  expect(goneAddresses(undefined, () => false)).toEqual([]);
});
