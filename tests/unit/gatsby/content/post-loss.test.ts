import {
  isSuspiciousLoss,
  livePosts,
  validatePostLoss,
} from "../../../../src/gatsby/content/post-loss";

test.each([
  // before, now, per cent, whether the build stops
  [33, 40, 20, false],
  [33, 27, 20, false],
  [33, 26, 20, true],
  [1000, 800, 20, false],
  [1000, 799, 20, true],
  // Losing one post is always accepted…
  [5, 4, 20, false],
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
  ["the live site is not known", undefined, {}],
  ["the loss is accepted", before, { acceptPostLoss: true }],
  ["it is a preview", before, { preview: true }],
])("there is no error when %s", (_name, published, changes) => {
  expect(validatePostLoss(published, now, { ...settings, ...changes })).toEqual([]);
});

const siteUrl = "https://www.example.com";
const info = jest.fn();

/** Answers for the live site: sitemaps by path. */
function answer(sitemaps: Readonly<Record<string, readonly string[]>>): void {
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    const urls = sitemaps[(url as string).slice(siteUrl.length)];
    const text = urls?.map((path) => `<loc>${siteUrl}${path}</loc>`).join("\n");
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
  });
}

test("the posts of the live site are told by its sitemap, in each language", async () => {
  answer({
    "/sitemap-index.xml": ["/sitemap-0.xml", "/sitemap-1.xml"],
    "/sitemap-0.xml": ["/", "/blog", "/blog/ett", "/blog/tva", "/blogg/tre"],
    "/sitemap-1.xml": ["/en/blog", "/en/blog/one"],
  });
  expect(await livePosts(siteUrl, { info })).toEqual({
    sv: ["/blog/ett", "/blog/tva"],
    en: ["/en/blog/one"],
  });
  expect(info).not.toHaveBeenCalled();
});

test.each([
  ["has no sitemap", {}, /sitemap-index\.xml cannot be read \(HTTP 404\)/],
  [
    "has no post",
    { "/sitemap-index.xml": ["/sitemap-0.xml"], "/sitemap-0.xml": ["/", "/blog"] },
    /lists no post/,
  ],
])("where the live site %s, a line says that nothing is compared", async (_, sitemaps, line) => {
  answer(sitemaps);
  expect(await livePosts(siteUrl, { info })).toBeUndefined();
  expect(info).toHaveBeenCalledWith(expect.stringMatching(line));
  expect(info).toHaveBeenCalledWith(expect.stringContaining("SITE_MAX_POST_LOSS"));
});

test("where nothing answers, the line says why", async () => {
  const cause = new Error("getaddrinfo ENOTFOUND www.example.com");
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed", { cause }));
  expect(await livePosts(siteUrl, { info })).toBeUndefined();
  expect(info).toHaveBeenCalledWith(expect.stringContaining("ENOTFOUND"));
});

test("without an address of its own, a site is not compared with what this machine happens to serve", async () => {
  const fetch = jest.spyOn(globalThis, "fetch");
  expect(await livePosts("http://127.0.0.1:9000", { info })).toBeUndefined();
  expect(info).toHaveBeenCalledWith(expect.stringContaining("SITE_URL is not set"));
  expect(fetch).not.toHaveBeenCalled();
});
