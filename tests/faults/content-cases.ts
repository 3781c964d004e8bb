/** Rows of the fault table of the content: mistakes of editors, and content that only looks wrong. */
import type { Row } from "./run-case";
import { evil, htmlProblems, siteProblems } from "./site-checks";
import { block, post, replacing, smallContent } from "./small-content";

const manyPosts = Array.from({ length: 3_000 }, (_, index) => index + 1);
const slug = (current: string) => replacing("post-2", post(2, { slug: { current } }));

export const contentRows: readonly Row[] = [
  {
    name: "empty dataset",
    content: smallContent.slice(4),
    expected: /The dataset has no post at all.*SANITY_DATASET/,
  },
  {
    name: "dataset that is not there",
    settings: { SANITY_DATASET: "staging" },
    expected: /There is no .* dataset "staging".*SANITY_DATASET/,
  },
  {
    name: "another dataset, with one post",
    content: smallContent.filter(({ _id, _type }) => _type !== "post" || _id === "post-1"),
    expected: /The posts in the language "sv" would fall from 4 to 1.*SITE_ACCEPT_POST_LOSS=true/,
  },
  {
    name: "the same, and it is meant",
    content: smallContent.filter(({ _id, _type }) => _type !== "post" || _id === "post-1"),
    settings: { SITE_ACCEPT_POST_LOSS: "true" },
    expected: "site",
    check: (publicDirectory) => siteProblems(publicDirectory, [1]),
  },
  {
    name: "two posts with one slug",
    content: replacing("post-2", post(2), post(5, { slug: { current: "inlagg-2" } })),
    expected: /Posts "Inlägg 2" \(post-2\) and "Inlägg 5" \(post-5\) share the slug "inlagg-2"/,
  },
  {
    name: "slug with ../",
    content: slug("../../etc"),
    expected: /Post "Inlägg 2" \(post-2\) .* The address “..\/..\/etc” cannot be used/,
  },
  {
    name: "slug with a slash",
    content: slug("a/b"),
    expected: /Post "Inlägg 2" \(post-2\) .* The address “a\/b” cannot be used/,
  },
  {
    name: "post without a cover",
    content: replacing("post-2", post(2, { image: undefined })),
    expected: /Post "Inlägg 2" \(post-2\) cannot be published: Picture missing/,
  },
  {
    name: "HTML in titles, a script as a link, an unknown block",
    content: replacing(
      "post-2",
      post(2, {
        title: evil,
        metaDescription: { sv: evil, en: evil },
        imageAltText: evil,
        body: [
          block("Länk", {
            markDefs: [{ _type: "link", _key: "l", href: "javascript:alert(3)" }],
            children: [{ _type: "span", _key: "b", text: "Länk", marks: ["l"] }],
          }),
          { _type: "unknown", _key: "u", value: 1 },
          block("Efter det okända", { _key: "e" }),
        ],
      }),
    ),
    log: /Unknown block type "unknown" in the post ".*" \(post-2\) in the language "sv"/,
    expected: "site",
    check: htmlProblems,
  },
  {
    name: "documents that refer to each other",
    content: [
      ...replacing("post-2", post(2, { related: { _type: "reference", _ref: "post-3" } })).filter(
        ({ _id }) => _id !== "post-3",
      ),
      post(3, {
        body: [
          block("Text"),
          { _type: "reference", _key: "r", _ref: "post-2" },
          { _type: "reference", _key: "s", _ref: "post-3" },
        ],
      }),
    ],
    expected: "site",
  },
  {
    name: "post dated in the future",
    content: replacing("post-4", post(4, { publishedAt: "2999-01-01T08:00:00Z" })),
    log: /Post "Inlägg 4" \(post-4\) is dated 2999-01-01T09:00:00\+01:00/,
    expected: "site",
    check: (publicDirectory) => siteProblems(publicDirectory, [1, 2, 3]),
  },
];

/** Run after all others: a build that continues from them, and a large one. */
export const lastRows: readonly Row[] = [
  { name: "nothing wrong, after all of these", expected: "site" },
  {
    name: "3,000 posts",
    content: [...smallContent.slice(4), ...manyPosts.map((number) => post(number))],
    maxSeconds: 240,
    expected: "site",
    check: (publicDirectory) => siteProblems(publicDirectory, manyPosts),
  },
];
