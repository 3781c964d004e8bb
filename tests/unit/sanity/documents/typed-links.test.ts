import { linkedPostIds } from "../../../../src/sanity/documents/linked-posts";
import { siteAddresses, typedLinks, withPart } from "../../../../src/sanity/documents/typed-links";
import { site } from "../../../../src/config/site";

const text = (...hrefs: readonly string[]) => ({
  _type: "block",
  _key: "b",
  children: [{ _type: "span", text: "Ord", marks: ["0"] }],
  markDefs: hrefs.map((href, index) => ({ _type: "link", _key: String(index), href })),
});

const body = [text()];
const posts = [
  {
    _id: "five",
    _type: "post",
    body,
    slug: { current: "fem" },
    bodyEn: body,
    slugEn: { current: "five" },
  },
  // Only what is published can be referred to.
  { _id: "drafts.six", _type: "post", body, slug: { current: "sex" } },
];
const addresses = siteAddresses(posts);
const found = (field: string, href: string) =>
  typedLinks({ [field]: [text(href)] }, addresses)[0]?.replacement;

const five = { post: { _type: "reference", _ref: "five" } };

test.each([
  ["body", "/blog/fem", five],
  ["body", `${site.url}/blog/Fem/#sa-gor-du`, { ...five, fragment: "sa-gor-du" }],
  ["bodyEn", "/en/blog/five", five],
  ["body", "/boka-demo", { page: "demoBooking" }],
  ["bodyEn", "/en", { page: "home" }],
  ["bodyEn", "/en/cookie-policy", { page: "cookiePolicy" }],
])("in %s, the link %s can become %j", (field, href, target) => {
  expect(found(field, href)).toEqual({ _type: "internalLink", _key: "0", ...target });
});

test.each([
  ["body", "/en/blog/five", "otherLanguage"],
  ["bodyEn", "/blog/fem", "otherLanguage"],
  ["body", "/blog?page=2", "query"],
  ["body", "/blog/sex", "nowhere"],
  ["body", "/white-paper/guide.pdf", undefined],
  ["body", "https://example.com/blog/fem", undefined],
  ["body", "#sa-gor-du", undefined],
  ["body", "om-oss", undefined],
])("in %s, the link %s stays: %s", (field, href, reason) => {
  expect(found(field, href)).toBe(reason);
});

test("what takes the place of a link refers to the article, and the rest stays", () => {
  const post = { title: "Fyra", body: [text("/om-oss", "/blog/fem"), "x"], bodyEn: [] };
  const links = typedLinks(post, addresses);
  expect(links.map(({ path }) => path)).toEqual([
    ["body", { _key: "b" }, "markDefs", { _key: "0" }],
    ["body", { _key: "b" }, "markDefs", { _key: "1" }],
  ]);
  const changed = links.reduce<unknown>(
    (before, { path, replacement }) => withPart(before, path, replacement),
    post,
  ) as typeof post;
  expect(linkedPostIds(changed)).toEqual(["five"]);
  expect(typedLinks(changed, addresses)).toEqual([]);
  const marks = links.map(({ replacement }) => replacement);
  expect(changed).toEqual({ ...post, body: [{ ...text(), markDefs: marks }, "x"] });
});

test("a place without a key is named by its number", () => {
  const { _key, ...block } = text();
  const markDefs = [{ _type: "link", href: "/om-oss" }];
  const post = { body: [5, { ...block, markDefs }] };
  const [link] = typedLinks(post, addresses);
  expect(link!.path).toEqual(["body", 1, "markDefs", 0]);
  expect(withPart(post, link!.path, "new")).toEqual({ body: [5, { ...block, markDefs: ["new"] }] });
});

test("so is one whose key another place has, too", () => {
  const mark = (href: string) => ({ _type: "link", _key: "d", href });
  const post = { body: [{ ...text(), markDefs: [mark("/om-oss"), mark("https://x.example")] }] };
  const [link] = typedLinks(post, addresses);
  expect(link!.path).toEqual(["body", { _key: "b" }, "markDefs", 0]);
});
