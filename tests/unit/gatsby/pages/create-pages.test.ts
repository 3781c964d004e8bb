import { basename } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { screenPath } from "../../../../src/i18n/routes";
import { bilingualPosts, fakeBuild, type FakePage, type FakePost } from "../content/fake-build";

beforeEach(() => jest.resetModules());

const setEnv = (env: Readonly<Record<string, string>>) =>
  jest.replaceProperty(process, "env", { ...process.env, ...env });

/** Creates the site by the modules for the settings as they are, as `createPages` in `gatsby-node.ts` does. */
async function createSite(args: CreatePagesArgs): Promise<void> {
  const { localizeDocuments } = await import("../../../../src/gatsby/content/localize-documents");
  const { storedDocuments } = await import("../../../../src/gatsby/content/stored-documents");
  const { validateContent } = await import("../../../../src/gatsby/content/validate-content");
  const { postNodes } = await import("../../../../src/gatsby/content/post-nodes");
  const { createSitePages } = await import("../../../../src/gatsby/pages/create-pages");
  const { withPreviewContext } = await import("../../../../src/gatsby/preview/preview-context");
  const stored = storedDocuments(args);
  const content = await localizeDocuments(stored, args);
  const downloads = { errors: [], notes: [], failed: new Set<string>() };
  validateContent(stored, content, downloads, undefined, args);
  const isPreview = process.env.SITE_PREVIEW === "true";
  const forPages = isPreview ? withPreviewContext(args, content.documents, downloads.failed) : args;
  createSitePages(postNodes(args), forPages);
}

async function pagesOf(posts: readonly FakePost[]): Promise<FakePage[]> {
  const { args, pages } = fakeBuild(posts);
  await createSite(args);
  return pages;
}

const at = (pages: readonly FakePage[], path: string) => pages.find((page) => page.path === path)!;
const contextAt = (pages: readonly FakePage[], path: string) => at(pages, path).context;
const pathsIn = (pages: readonly FakePage[], start: string) =>
  pages.map((page) => page.path).filter((path) => path.startsWith(start));

test("a post has a page in each language that it exists in and in no other", async () => {
  const pages = await pagesOf([
    { id: "both", sv: "fem", en: "five" },
    { id: "swedish", sv: "bara-svenska" },
    { id: "english", en: "english-only" },
  ]);
  expect(pathsIn(pages, "/blog/").sort()).toEqual(["/blog/404", "/blog/bara-svenska", "/blog/fem"]);
  expect(pathsIn(pages, "/en/blog/").sort()).toEqual([
    "/en/blog/404",
    "/en/blog/english-only",
    "/en/blog/five",
  ]);
  expect(contextAt(pages, "/en/blog/five")).toMatchObject({
    id: "id of both BlogPost en",
    language: "en",
    alternates: { sv: "/blog/fem", en: "/en/blog/five" },
  });
  expect(contextAt(pages, "/blog/bara-svenska").alternates).toEqual({ sv: "/blog/bara-svenska" });
  expect(contextAt(pages, "/blog/fem")).not.toHaveProperty("metadata");
});

test("a screen without an entry in the metadata file is told, and goes without metadata", async () => {
  const { metadataFile } = await import("../../../../src/gatsby/metadata/metadata-file");
  jest.doMock("../../../../src/gatsby/metadata/metadata-file", () => ({
    metadataFile: { ...metadataFile, sv: { "/": metadataFile.sv!["/"] } },
    metadataProblem: "missing below sv",
    screenOgImages: [],
  }));
  const { args, pages } = fakeBuild([]);
  const { createSitePages } = await import("../../../../src/gatsby/pages/create-pages");
  jest.dontMock("../../../../src/gatsby/metadata/metadata-file");
  createSitePages([], args);
  expect(args.reporter.warn).toHaveBeenCalledWith("missing below sv");
  const found = ["/", "/om-oss", "/blog", "/en/about"].filter(
    (path) => contextAt(pages, path).metadata,
  );
  expect(found).toEqual(["/", "/en/about"]);
});

test.each([
  [9, 1],
  [10, 2],
  [19, 3],
])("%i posts fill %i pages of nine", async (posts, pageCount) => {
  const pages = await pagesOf(bilingualPosts(posts));
  const lists = pages.filter((page) => basename(page.component) === "blog.tsx");
  const later = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
  for (const [language, blog] of [
    ["sv", "/blog"],
    ["en", "/en/blog"],
  ] as const) {
    const own = lists.filter((page) => page.context.language === language);
    expect(own.map((page) => page.path)).toEqual([blog, ...later.map((n) => `${blog}/page/${n}`)]);
    expect(own.map((page) => page.context)).toEqual(
      own.map((_, index): unknown =>
        expect.objectContaining({
          page: index + 1,
          skip: index * 9,
          limit: 9,
          pageCounts: { sv: pageCount, en: pageCount },
        }),
      ),
    );
  }
});

test("later pages have the URL with ?page=N and the list's metadata", async () => {
  const pages = await pagesOf(bilingualPosts(10));
  const second = contextAt(pages, "/blog/page/2");
  expect(second.alternates).toEqual({ sv: "/blog?page=2", en: "/en/blog?page=2" });
  expect(second.metadata).toEqual(contextAt(pages, "/blog").metadata);
  expect(second.metadata?.pageType).toBe("paginated");
});

test("a page in only one language has no alternate in the other", async () => {
  const english = Array.from({ length: 10 }, (_, index) => ({ id: `e${index}`, en: `e-${index}` }));
  const pages = await pagesOf(english);
  // A language without a post still has its list.
  expect(contextAt(pages, "/blog").alternates).toEqual({ sv: "/blog", en: "/en/blog" });
  expect(pathsIn(pages, "/blog/page")).toEqual([]);
  expect(contextAt(pages, "/en/blog/page/2").alternates).toEqual({ en: "/en/blog?page=2" });
});

test("invalid posts stop the build before any page is created, and are all named", async () => {
  const same = ["first", "second"].map((id) => ({ id, sv: "same" }));
  const third = { _id: "third", title: "No slug", publishedAt: "2025-01-05" };
  const { args, pages, panic } = fakeBuild(same, [third]);
  await expect(createSite(args)).rejects.toThrow("The content cannot be published");
  expect(panic).toHaveBeenCalledTimes(1);
  const message = panic.mock.calls[0]![0];
  expect(message).toContain('Posts "Titel" (first) and "Titel" (second) share the slug "same"');
  expect(message).toContain('Post "No slug" (third) has no slug');
  expect(pages).toEqual([]);
});

test("an incomplete draft does not stop a preview, and is named once while it stays so", async () => {
  setEnv({ SITE_PREVIEW: "true" });
  const { args, pages, panic } = fakeBuild(bilingualPosts(1), [{ _id: "drafts.new" }]);
  await createSite(args);
  await createSite(args);
  expect(panic).not.toHaveBeenCalled();
  expect(pathsIn(pages, "/blog/inlagg-0")).not.toEqual([]);
  const warnings = (args.reporter.warn as jest.Mock<undefined, [string]>).mock.calls;
  expect(warnings).toEqual([[expect.stringContaining('Post "drafts.new" has no slug')]]);
});

test("every page of a preview has its drafts; a published page has none", async () => {
  const published = await pagesOf(bilingualPosts(1));
  expect(published.filter(({ context }) => "preview" in context)).toEqual([]);
  jest.resetModules();
  setEnv({ SITE_PREVIEW: "true" });
  const { args, pages } = fakeBuild(bilingualPosts(1));
  await createSite(args);
  expect(pages.filter(({ context }) => !("preview" in context))).toEqual([]);
});

test("a frame's URL is passed only to the page of its screen and language", async () => {
  setEnv({
    GATSBY_BOOKING_FRAME_SV: "https://booking.example/sv",
    GATSBY_BOOKING_FRAME_EN: "https://booking.example/en",
    GATSBY_WHITE_PAPER_FRAME_SV: "https://signup.example/sv",
    GATSBY_WHITE_PAPER_FRAME_EN: "",
  });
  const { args, pages } = fakeBuild(bilingualPosts(1));
  await createSite(args);
  const frames = pages.flatMap(({ path, context }) =>
    "frame" in context ? [[path, context.frame]] : [],
  );
  expect(Object.fromEntries(frames)).toEqual({
    [screenPath("demoBooking", "sv")]: "https://booking.example/sv",
    [screenPath("demoBooking", "en")]: "https://booking.example/en",
    [screenPath("whitePaper", "sv")]: "https://signup.example/sv",
  });
});
