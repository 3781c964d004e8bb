import {
  liveTexts,
  shownNodes,
  withTexts,
} from "../../../../src/features/preview/live-page/live-texts";
import { block } from "../../components/portable-text/blocks";
import { childrenOf } from "../../gatsby/content/fake-store";

const { _type, _key, style, children, markDefs } = block("Kort text.");
const body = [{ _type, _key, style, children, markDefs }];
const documents = [
  { _id: "drafts.p", _type: "post", title: "Ny", titleEn: "New", body },
  { _id: "t", _type: "testimonial", name: "Karin", quote: "Bra", title: { sv: "Chef" } },
  { _id: "e", _type: "employee", name: " ", role: { en: "Therapist" }, email: "e@example.com" },
  { _id: "x", _type: "unknown", title: "Okänd" },
];

test.each<[string, object]>([
  ["p:sv", { title: "Ny", body, readingMinutes: 1 }],
  ["p:en", { title: "New", body: [], readingMinutes: 1 }],
  ["t:en:quote", { quote: "Bra", quoteLanguage: "en", name: "Karin" }],
  ["t:sv:quote", { quote: "Bra", quoteLanguage: "sv", name: "Karin", title: "Chef" }],
  // Without a name, the page has a word in its place.
  ["e:en", { role: "Therapist", email: "e@example.com" }],
  ["x:sv", {}],
  ["gone:sv", {}],
  ["6f1f4ee8-4a30", {}],
])("the node %s has the texts %j", (id, expected) => {
  expect(liveTexts(id, documents)).toEqual(expected);
});

const data = {
  blogPost: { id: "p:sv", title: "Gammal", date: "5 januari" },
  related: [{ id: "q:sv", title: "Annan", cover: null }],
  locales: { edges: [{ node: { ns: "blog", id: "1" } }] },
};

test("a link to an article leads to the page that the preview has of it", () => {
  const mark = { _type: "internalLink", _key: "l", post: { _ref: "q" } };
  const linking = { ...block("Läs"), markDefs: [mark] };
  const text = [{ ...linking, children: [{ _type: "span", text: "Läs", marks: ["l"] }] }];
  const written = { _id: "drafts.p", _type: "post", body: text, bodyEn: text };
  const linked = { _id: "drafts.q", _type: "post", title: "Ny", slug: { current: "På väg" } };
  const hrefs = (...all: readonly (typeof linked | typeof written)[]) =>
    ["p:sv", "p:en"].map(
      (id) => /"href":"([^"]*)"/.exec(JSON.stringify(liveTexts(id, all).body))?.[1],
    );
  expect(hrefs(written)).toEqual([undefined, undefined]);
  expect(hrefs(written, linked)).toEqual(["/blog/utkast--q", undefined]);
  expect(hrefs(written, { ...linked, slug: { current: "fem" } })).toEqual(["/blog/fem", undefined]);
});

test("a page's nodes are found wherever they are in its data", () => {
  expect(shownNodes(data)).toEqual(["p:sv", "q:sv"]);
});

test("texts take the place of those that a page queries, and of nothing else", () => {
  const texts = new Map([["p:sv", { title: "Ny", name: "Not queried" }]]);
  expect(withTexts(data, texts)).toEqual({
    ...data,
    blogPost: { ...data.blogPost, title: "Ny" },
  });
});

/** As an editor writes and pastes: marks that cannot be seen, breaks, spaces at the ends. */
const written = {
  SanityPost: {
    ...{ _id: "d", _type: "post", title: " Vila\u200b\u000bmer ", slug: { current: "vila" } },
    ...{ metaDescription: { sv: "Ett\u0085två\u00ad" }, imageAltText: "\u2060En\fstol" },
    body: [
      block("Rad\u000bett\u2028två\u200b", { style: "h2" }),
      block("\u200b"),
      { ...block("Punkt"), listItem: "bullet", level: 3 },
    ],
  },
  SanityTestimonial: {
    ...{ _id: "d", _type: "testimonial", name: "Karin\u000bE.\u200b", company: " Nord\u0085vik " },
    ...{ quote: { sv: "Ett.\u000bTvå.\n\n\u200b\nTre." }, title: { sv: "HR\u2028chef" } },
  },
  SanityEmployee: {
    ...{ _id: "d", _type: "employee", name: "\ufeffElin", role: { sv: "Vd\u000b& grundare" } },
    ...{ email: " e@example.com\u200b", phoneNumber: " 08-465 004 12 " },
  },
} as const;

test.each(Object.entries(written))(
  "what is typed in a %s is shown as the page will have it",
  async (type, document) => {
    const { sv } = await childrenOf(type, document, true);
    const texts = liveTexts(sv!.id, [document]);
    expect(Object.keys(texts).length).toBeGreaterThan(3);
    expect(sv).toMatchObject(texts);
  },
);
