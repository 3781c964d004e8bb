import {
  validateAssets,
  type NodeWithAssets,
} from "../../../../src/gatsby/content/validate-assets";

const post: NodeWithAssets = {
  internal: { type: "BlogPost" },
  parent: "post-1",
  language: "sv",
  cover: "image-cover",
  bodyImages: ["image-a", "image-b"],
  attachments: [{ file: "file-plan" }, { file: null }],
};
const person: NodeWithAssets = {
  internal: { type: "TeamMember" },
  parent: "employee-1",
  language: "en",
  portrait: "image-face",
};

function missing(nodes: readonly NodeWithAssets[], existing: readonly string[]): string[] {
  return validateAssets(
    nodes,
    (id) => (existing.includes(id) ? undefined : "which is not in the dataset."),
    ({ parent }) => `Document "${parent}"`,
  );
}

test("nothing is missing when every asset came with the content", () => {
  const existing = ["image-cover", "image-a", "image-b", "file-plan", "image-face"];
  expect(missing([post, person], existing)).toEqual([]);
});

test("a document without images and files refers to nothing", () => {
  const bare = {
    internal: { type: "BlogPost" },
    parent: "post-2",
    language: "sv",
    cover: null,
  } as const;
  expect(missing([bare], [])).toEqual([]);
});

test.each(["image-cover", "image-b", "file-plan", "image-face"])(
  "a missing asset is named with its document: %s",
  (missingId) => {
    const all = ["image-cover", "image-a", "image-b", "file-plan", "image-face"];
    const owner = missingId === "image-face" ? "employee-1" : "post-1";
    expect(
      missing(
        [post, person],
        all.filter((id) => id !== missingId),
      ),
    ).toEqual([
      expect.stringMatching(
        new RegExp(`"${owner}" refers in the language .*"${missingId}".*not in the dataset`),
      ),
    ]);
  },
);

test("an asset missing in both languages is named once, with both", () => {
  expect(missing([person, { ...person, language: "sv" }], [])).toEqual([
    'Document "employee-1" refers in the languages "sv" and "en" to the asset "image-face", ' +
      "which is not in the dataset. Upload it again there, or remove it.",
  ]);
});

test("an asset missing in one language is named with that language", () => {
  const english: NodeWithAssets = { ...post, language: "en", bodyImages: ["image-c"] };
  const errors = missing([post, english], ["image-cover", "file-plan", "image-a", "image-b"]);
  expect(errors).toEqual([expect.stringContaining('in the language "en" to the asset "image-c"')]);
});
