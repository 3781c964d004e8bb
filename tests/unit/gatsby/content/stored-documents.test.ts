import { misnamedNotes } from "../../../../src/gatsby/content/notes";
import { storedDocuments } from "../../../../src/gatsby/content/stored-documents";
import { documentNode, fakeStore, localize, type FakeNode } from "./fake-store";

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

const post = (_id: string, fields: object = {}) =>
  documentNode("SanityPost", {
    id: `node of ${_id}`,
    _id,
    slug: { current: _id },
    body,
    ...fields,
  });

const notesOf = (...nodes: readonly FakeNode[]) =>
  misnamedNotes(storedDocuments(fakeStore(nodes).args));

test("a document whose type is written in other letters is none of the site's, and named", async () => {
  const nodes = [
    post("a"),
    post("b", { _type: "Post" }),
    documentNode("SanityEmployee", { id: "node of c", _id: "c", _type: "Employee" }),
  ];
  expect((await localize(fakeStore(nodes))).map(({ parent }) => parent)).toEqual(["node of a"]);
  expect(notesOf(...nodes)).toEqual([
    "b (Post), c (Employee): the types of documents are post, testimonial, employee, redirect, in these letters.",
  ]);
});

test("so is one with a dot in its id, but for drafts and releases", async () => {
  const nodes = ["a", "blog.host.2024", "i18n.team.en", "drafts.a", "versions.r1.a"].map((id) =>
    post(id),
  );
  expect((await localize(fakeStore(nodes))).map(({ parent }) => parent)).toEqual(["node of a"]);
  expect(notesOf(...nodes)).toEqual([
    "blog.host.2024, i18n.team.en: Sanity keeps documents with a dot in their id from readers without a token.",
  ]);
  expect(notesOf(post("a"))).toEqual([]);
});
