import { actionsWithRedirects } from "../../../../studio/redirects/address-changes";
import { addressNote } from "../../../../studio/redirects/address-note";

const slugs = (sv?: string, en?: string) => ({
  ...(sv !== undefined && { slug: { current: sv } }),
  ...(en !== undefined && { slugEn: { current: en } }),
});

const now = new Date("2026-11-27T08:00:00Z");
const stored = (_id: string, from: string, post: string) => ({
  ...{ _id, _type: "redirect", from },
  post: { _type: "reference", _ref: post, _weak: true },
});

function actions(
  before: object | null,
  after: object,
  redirects: ReturnType<typeof stored>[] = [],
) {
  let count = 0;
  return actionsWithRedirects({
    published: before && { _id: "p", _rev: "r1", ...before },
    draft: { _id: "drafts.p", ...after },
    redirects,
    now,
    newId: () => `new-${(count += 1)}`,
  })?.map(({ actionType, ...action }) => [
    actionType.replace("sanity.action.document.", ""),
    action,
  ]);
}

const publishedPost = [
  "publish",
  { publishedId: "p", draftId: "drafts.p", ifPublishedRevisionId: "r1" },
];

const written = (id: string, from: string) => [
  [
    "create",
    {
      publishedId: id,
      attributes: { ...stored(`drafts.${id}`, from, "p"), since: now.toISOString() },
    },
  ],
  ["publish", { publishedId: id, draftId: `drafts.${id}` }],
];

test("an article that stays where it is, is published as ever", () => {
  expect(actions(slugs("a"), slugs("a"), [stored("r", "/blog/old", "p")])).toBeUndefined();
  expect(actions(null, slugs("a"))).toBeUndefined();
  // Another language is no other address.
  expect(actions(slugs("a"), slugs("a", "a"))).toBeUndefined();
});

test("the addresses that it leaves lead to it from then on", () => {
  expect(actions(slugs("a", "a"), slugs("b", "c"))).toEqual([
    publishedPost,
    ...written("new-1", "/blog/a"),
    ...written("new-2", "/en/blog/a"),
  ]);
});

test("an address that it takes leads nowhere else, drafts included", () => {
  const redirects = [
    stored("r", "/blog/b", "p"),
    stored("drafts.r", "/blog/b", "p"),
    stored("q", "/blog/other", "p"),
    stored("drafts.s", "/blog/b", "p"),
  ];
  expect(actions(slugs("a"), slugs("b"), redirects)).toEqual([
    publishedPost,
    ["delete", { publishedId: "r", includeDrafts: ["drafts.r"] }],
    ...written("new-1", "/blog/a"),
  ]);
  expect(actions(null, slugs("b"), [stored("r", "/blog/b", "q")])).toEqual([
    ["publish", { publishedId: "p", draftId: "drafts.p" }],
    ["delete", { publishedId: "r", includeDrafts: [] }],
  ]);
});

test("of an address that it leaves, an older redirect is replaced", () => {
  expect(actions(slugs("a"), slugs("b"), [stored("r", "/blog/a", "q")])).toEqual([
    publishedPost,
    ["delete", { publishedId: "r", includeDrafts: [] }],
    ...written("new-1", "/blog/a"),
  ]);
});

test.each([
  ["slug", slugs("a", "a"), slugs("b"), "When you publish, /blog/a will lead to /blog/b."],
  [
    "slugEn",
    slugs("a", "a"),
    slugs("b"),
    "When you publish, there will be no page at /en/blog/a any more.",
  ],
  ["slugEn", slugs("a", "a"), slugs("b", "a"), undefined],
  ["slug", null, slugs("a"), undefined],
])("the note at %s of %j, now %j", (field, published, draft, expected) => {
  expect(addressNote([field], published, draft)).toBe(expected);
});
