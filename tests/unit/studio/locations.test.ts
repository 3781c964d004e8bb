import { readFileSync } from "node:fs";
import { postPath, screenPath } from "../../../src/i18n/routes";
import {
  latestOnHome,
  postPlaces,
  screenPlaces,
  type StoredPost,
} from "../../../studio/presentation/locations";

function post(number: number, fields: Partial<StoredPost> = {}): StoredPost {
  return {
    _id: `post-${number}`,
    title: `Artikel ${number}`,
    slug: { current: `artikel-${number}` },
    publishedAt: `2026-01-0${number}T08:00:00Z`,
    ...fields,
  };
}

const paths = (id: string, posts: readonly StoredPost[]) =>
  postPlaces(id, posts).map(({ href }) => href);

test("a post is on its page, in the list and, among the latest, on the home page", () => {
  expect(postPlaces("post-1", [post(1)])).toEqual([
    { title: "Artikel 1 (Swedish)", href: postPath("artikel-1", "sv") },
    { title: "Blogg om psykisk hälsa på jobbet (Swedish)", href: screenPath("blog", "sv") },
    {
      title: expect.stringMatching(/: anonymt samtalsstöd .* \(Swedish\)$/) as unknown,
      href: screenPath("home", "sv"),
    },
  ]);
});

test("an older post is not on the home page", () => {
  const posts = [1, 2, 3, 4, 5, 6].map((number) => post(number));
  expect(paths("post-2", posts)).toContain(screenPath("home", "sv"));
  expect(paths("post-1", posts)).not.toContain(screenPath("home", "sv"));
});

test("as many posts count as the latest as the home page asks for", () => {
  const template = readFileSync("src/templates/home.tsx", "utf8");
  expect(template).toContain(`limit: ${latestOnHome}\n`);
});

test("a post in both languages has places in both", () => {
  const both = post(1, { titleEn: "Article 1", slugEn: { current: "article-1" } });
  expect(paths("post-1", [both])).toEqual(
    expect.arrayContaining([postPath("artikel-1", "sv"), postPath("article-1", "en")]),
  );
});

test("a draft's own title and address count", () => {
  const draft = post(1, { _id: "drafts.post-1", title: "Ny", slug: { current: "ny" } });
  const [page] = postPlaces("post-1", [draft, post(1)]);
  expect(page).toEqual({ title: "Ny (Swedish)", href: postPath("ny", "sv") });
});

test("a draft without an address is on the page that the preview makes for it", () => {
  const draft = { _id: "drafts.a1b2", title: "Ny" };
  expect(paths("a1b2", [draft])).toContain(postPath("utkast-a1b2", "sv"));
});

test("a post that has not begun is nowhere", () => {
  expect(postPlaces("post-1", [{ _id: "drafts.post-1" }])).toEqual([]);
});

test("a screen has a place in each language", () => {
  expect(screenPlaces("about")).toEqual([
    { title: "Om oss (Swedish)", href: screenPath("about", "sv") },
    { title: "About us (English)", href: screenPath("about", "en") },
  ]);
});
