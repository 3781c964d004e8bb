import { applySourceDocuments } from "@sanity/client/csm";
import { editingServer } from "./editing-server";

const server = editingServer(
  { _id: "a", _type: "post", title: "Ett" },
  {
    _id: "drafts.b",
    _type: "post",
    title: "Två",
    body: [{ _type: "block", _key: "k", children: [{ _type: "span", _key: "s", text: "Hej" }] }],
  },
);

type Found = { readonly title?: string; readonly body?: unknown };

const ask = (query: string) =>
  server.client
    .withConfig({ resultSourceMap: "withKeyArraySelector", perspective: "drafts" })
    .fetch<readonly Found[]>(query, {}, { filterResponse: false });

/** Puts what is typed into a result, as Sanity's Presentation tool does. */
async function typed(query: string, document: object) {
  const { result, resultSourceMap } = await ask(query);
  const edited = { _id: "drafts.b", _type: "post", ...document };
  return applySourceDocuments(
    result,
    resultSourceMap,
    ({ _id }) => (_id === edited._id ? edited : null),
    (value) => value,
    "drafts",
  );
}

test("what is typed reaches the documents of a result before it is saved", async () => {
  const body = [
    { _type: "block", _key: "k", children: [{ _type: "span", _key: "s", text: "Hej då" }] },
  ];
  const [one, two] = await typed("*[_type == 'post'] | order(title)", { title: "Två nya", body });
  expect(one).toMatchObject({ title: "Ett" });
  expect(two).toMatchObject({ title: "Två nya", body });
});

test("values that are not where the document has them are left as they are", async () => {
  const query = "*[_type == 'post'] | order(title) {'title': _type}";
  expect(await typed(query, { title: "Två nya" })).toEqual([{ title: "post" }, { title: "post" }]);
});

test("other clients get the result alone", async () => {
  expect(await server.client.fetch("*[]", {}, { filterResponse: false })).not.toHaveProperty(
    "resultSourceMap",
  );
});
