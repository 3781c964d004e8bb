/** Scripts and shared data do not grow with the number of posts. */
import { publicFiles, readPage, readPublic, startedScripts } from "../setup/output/built-site";
import { bodyTexts, posts } from "../setup/content/embedded-posts";
import { allPages } from "../setup/content/expected-pages";
import { locales } from "../../src/i18n/locales";

const slugs = locales.flatMap((locale) => posts[locale].map(({ slug }) => slug));

/** Chunk name → its scripts and styles, as inlined in every page. */
function chunkMap(): Record<string, string[]> {
  const [, text] = /\b___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(readPublic("index.html")) ?? [];
  if (text === undefined) throw new Error("The home page has no chunk map.");
  return JSON.parse(JSON.parse(text) as string) as Record<string, string[]>;
}

/** Scripts that any page loads: those in its HTML and those of its template. */
function pageScripts(): string[] {
  const named = allPages.flatMap(({ path }) => startedScripts(readPage(path)));
  const mapped = Object.values(chunkMap()).flat();
  const all = [...named, ...mapped.filter((url) => url.endsWith(".js"))];
  return [...new Set(all)].map((url) => url.replace(/^\//, ""));
}

function slugsIn(file: string): string[] {
  const text = readPublic(file);
  return slugs.filter((slug) => text.includes(slug));
}

test("no script contains a post's slug", () => {
  const scripts = publicFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(pageScripts().length);
  expect(scripts.filter((file) => slugsIn(file).length > 0)).toEqual([]);
});

test("data shared by all pages contains no post's slug", () => {
  const shared = publicFiles.filter((file) => /^page-data\/(app-data\.json|sq\/.*)$/.test(file));
  expect(shared).toContain("page-data/app-data.json");
  expect(shared.filter((file) => slugsIn(file).length > 0)).toEqual([]);
});

test("a post's page data contains no other post's text", () => {
  const [first, second] = posts.sv;
  const data = readPublic(`page-data${first!.path}/page-data.json`);
  const [own = "", other = ""] = [first!, second!].map((post) => bodyTexts(post)[0]);
  expect(data).toContain(JSON.stringify(own).slice(1, 40));
  expect(data).not.toContain(JSON.stringify(other).slice(1, 40));
});

test("inline scripts in the head are the same on every page", () => {
  const codes = allPages.map(({ path }) =>
    readPage(path)
      .querySelectorAll("head script:not([src])")
      // JSON-LD is data, not code.
      .filter((script) => script.getAttribute("type") !== "application/ld+json")
      .map(({ rawText }) => rawText),
  );
  expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(1);
});
