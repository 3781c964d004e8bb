import { postPath, screenPath } from "../../../src/i18n/routes";
import { postPlaces, screenPlaces } from "../../../studio/presentation/locations";

const post = { _id: "post-1", title: "Artikel", slug: { current: "artikel" } };
const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];
const list = { title: "Blog (Swedish)", href: screenPath("blog", "sv") };

test("a post is on its page and in the list, in each of its languages", () => {
  const swedish = [{ title: "Artikel (Swedish)", href: postPath("artikel", "sv") }, list];
  expect(postPlaces(post)).toEqual(swedish);
  const both = { ...post, titleEn: "Article", slugEn: { current: "article" } };
  expect(postPlaces(both)).toEqual([
    ...swedish,
    { title: "Article (English)", href: postPath("article", "en") },
    { title: "Blog (English)", href: screenPath("blog", "en") },
  ]);
});

test.each([
  ["without an address is on the page that the preview makes for it", { title: "Ny" }, "Ny"],
  [
    "with an address that cannot be one is on that page, too",
    { title: "Ny", slug: { current: "Ny sida" } },
    "Ny",
  ],
  ["without a title is called so", { body }, "No title yet"],
])("a draft %s", (_name, fields, title) => {
  expect(postPlaces({ _id: "drafts.a1b2", ...fields })).toEqual([
    { title: `${title} (Swedish)`, href: postPath("utkast--a1b2", "sv") },
    list,
  ]);
});

test("a post that has not been begun is nowhere", () => {
  expect(postPlaces({ _id: "drafts.post-1" })).toEqual([]);
});

test("a screen has a place in each language", () => {
  expect(screenPlaces("about")).toEqual([
    { title: "About us (Swedish)", href: screenPath("about", "sv") },
    { title: "About us (English)", href: screenPath("about", "en") },
  ]);
});
