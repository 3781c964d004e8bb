import { childrenOf } from "./fake-store";

const inPreview = (type: string, fields: object) => childrenOf(type, fields, true);
const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];
const slugs = { body, bodyEn: body, slug: { current: "fem" }, slugEn: { current: "five" } };

test.each([
  ["nothing at all", {}, { sv: "utkast--a", en: "draft--a" }],
  ["a Swedish title", { title: "Fem" }, { sv: "utkast--a" }],
  ["an English text", { bodyEn: body }, { en: "draft--a" }],
  ["a Swedish slug", { slug: { current: "fem" } }, { sv: "fem" }],
  [
    "a Swedish slug and an English title",
    { slug: { current: "fem" }, titleEn: "Five" },
    { sv: "fem", en: "draft--a" },
  ],
  ["an invalid slug", { slug: { current: "Fem å" } }, { sv: "utkast--a" }],
  ["a slug that the site uses", { slug: { current: "404" } }, { sv: "utkast--a" }],
])("a draft with %s has a slug", async (_name, fields, expected) => {
  const children = await inPreview("SanityPost", { _id: "drafts.a", ...fields });
  const found = Object.values(children).map(({ language, slug }) => [language, slug]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test("in a preview, a published post exists in no additional language", async () => {
  const children = await inPreview("SanityPost", {
    ...{ slug: { current: "fem" }, titleEn: "Five", body },
  });
  expect(Object.keys(children)).toEqual(["sv"]);
});

test("missing titles and names have placeholders, in a preview only", async () => {
  const { sv, en } = await inPreview("SanityPost", { _id: "drafts.a" });
  expect([sv!.title, en!.title]).toEqual(["Utan titel", "Untitled"]);
  const employee = await inPreview("SanityEmployee", { _id: "drafts.e", name: " " });
  expect([employee.sv!.name, employee.en!.name]).toEqual(["Utan namn", "Unnamed"]);
  expect((await childrenOf("SanityPost", slugs)).sv!.title).toBe("");
});

test.each([
  [{ _id: "t", quote: { sv: "Bra", en: "Good" } }, ["t:sv", "t:en"]],
  [{ _id: "drafts.t", quote: { sv: "Bra" }, title: "HR" }, ["t:sv:title", "t:en:title"]],
  [{ _id: "t", quote: "Bra" }, ["t:sv:quote", "t:en:quote"]],
])("in a preview, the nodes of the testimonial %j are named after it", async (fields, ids) => {
  const children = await inPreview("SanityTestimonial", fields);
  expect(Object.values(children).map(({ id }) => id)).toEqual(ids);
});

test("a preview knows the keys of a post's attachments", async () => {
  const attachments = [{ _key: "a1", title: "Plan" }, { title: "No key" }];
  const { sv } = await inPreview("SanityPost", { _id: "p", ...slugs, attachments });
  expect(sv).toMatchObject({ attachments: [{ key: "a1" }, { key: null }] });
});

const partly = { quote: { sv: "Bra" }, title: { en: "Manager" } };

test.each<[string, object, string[]]>([
  ["drafts.t", {}, ["sv", "en"]],
  ["drafts.t", { quote: partly.quote }, ["sv"]],
  ["drafts.t", partly, ["sv", "en"]],
  ["t", partly, ["sv"]],
])(
  "in a preview, the testimonial %s with %j is in its languages",
  async (_id, fields, expected) => {
    const children = await inPreview("SanityTestimonial", { _id, ...fields });
    expect(Object.keys(children)).toEqual(expected);
  },
);
