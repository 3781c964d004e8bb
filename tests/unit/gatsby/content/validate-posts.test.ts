import { validatePosts, type PostDocument } from "../../../../src/gatsby/content/validate-posts";

function post(id: string, values: Partial<PostDocument> = {}): PostDocument {
  return {
    _id: id,
    publishedAt: "2025-01-05T08:00:00Z",
    title: "Titel",
    slug: { current: `${id}-sv` },
    titleEn: "Title",
    slugEn: { current: `${id}-en` },
    ...values,
  };
}

test("valid posts have no errors", () => {
  expect(validatePosts([post("a"), post("b")])).toEqual([]);
});

test("a post may exist in one language only", () => {
  const swedish = post("a", { slugEn: null, titleEn: null });
  const english = post("b", { slug: null, title: null });
  expect(validatePosts([swedish, english])).toEqual([]);
});

test("two languages may share a slug", () => {
  const both = post("a", { slug: { current: "same" }, slugEn: { current: "same" } });
  expect(validatePosts([both])).toEqual([]);
});

test("a dataset without a post names the settings that choose it", () => {
  const problems = validatePosts([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("SANITY_PROJECT_ID");
  expect(problems[0]).toContain("SANITY_DATASET");
});

const invalidPosts: readonly (readonly [string, Partial<PostDocument>, string])[] = [
  ["no slug at all", { slug: null, slugEn: {} }, 'Post "Titel" (a) has no slug in any language'],
  ["a blank slug", { slug: { current: " " }, slugEn: null }, 'Post "Titel" (a) has no slug'],
  [
    "a slug without a title",
    { title: " " },
    'Post "Title" (a) has a slug but no title in the language "sv"',
  ],
  [
    "the same in English",
    { titleEn: null },
    'Post "Titel" (a) has a slug but no title in the language "en"',
  ],
  ["no date", { publishedAt: null }, 'Post "Titel" (a) has no date of publication'],
  ["an invalid date", { publishedAt: "soon" }, 'Post "Titel" (a) has no date of publication'],
];

test.each(invalidPosts)("%s", (_name, values, message) => {
  const problems = validatePosts([post("a", values), post("b")]);
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test.each([
  "Fem",
  "fem tecken",
  "fem/tecken",
  "å",
  "a--b",
  "-a",
  "a-",
  "a_b",
  "a?b",
  "../a",
  "page/2",
])("the slug %j is rejected with the document's title, id and language", (slug) => {
  expect(validatePosts([post("a", { slug: { current: slug } })])).toEqual([
    expect.stringContaining(`Post "Titel" (a) has the slug "${slug}" in the language "sv"`),
  ]);
  expect(validatePosts([post("a", { slugEn: { current: slug } })])).toEqual([
    expect.stringContaining(`Post "Title" (a) has the slug "${slug}" in the language "en"`),
  ]);
});

test.each(["404", "index"])("the reserved slug %j is rejected", (slug) => {
  expect(validatePosts([post("a", { slug: { current: slug } })])).toEqual([
    expect.stringContaining(`"${slug}"`),
  ]);
  expect(validatePosts([post("a", { slugEn: { current: slug } })])).toEqual([
    expect.stringContaining(`"${slug}"`),
  ]);
});

test.each([
  ["sv", "slug", "Titel"],
  ["en", "slugEn", "Title"],
] as const)("posts that share a slug in %s are named, once", (locale, field, title) => {
  const same = { [field]: { current: "same" } };
  const problems = validatePosts([post("a", same), post("b"), post("c", same), post("d", same)]);
  expect(problems).toEqual([
    expect.stringContaining(
      `Posts "${title}" (a) and "${title}" (c) and "${title}" (d) share the slug "same" ` +
        `in the language "${locale}"`,
    ),
  ]);
});

test("posts without a slug in a language do not share one", () => {
  expect(validatePosts([post("a", { slugEn: null }), post("b", { slugEn: null })])).toEqual([]);
});

test("all errors are reported, not only the first", () => {
  const problems = validatePosts([
    post("a", { publishedAt: null, slug: { current: "same" } }),
    post("b", { titleEn: "", slug: { current: "same" } }),
  ]);
  expect(problems).toHaveLength(3);
});
