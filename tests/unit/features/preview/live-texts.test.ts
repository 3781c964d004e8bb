import {
  liveTexts,
  shownNodes,
  withTexts,
} from "../../../../src/features/preview/live-page/live-texts";
import { block } from "../../components/portable-text/blocks";

const { _type, _key, style, children, markDefs } = block("Kort text.");
const body = [{ _type, _key, style, children, markDefs }];
const documents = [
  { _id: "drafts.p", _type: "post", title: "Ny", titleEn: "New", body },
  { _id: "t", _type: "testimonial", name: "Karin", quote: "Bra", title: { sv: "Chef" } },
  { _id: "e", _type: "employee", name: " ", role: { en: "Therapist" }, email: "e@example.com" },
  { _id: "x", _type: "unknown", title: "Okänd" },
];

test.each<[string, object]>([
  ["p:sv", { title: "Ny", body: JSON.stringify(body), readingMinutes: 1 }],
  ["p:en", { title: "New", body: "[]", readingMinutes: 1 }],
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
