/** @jest-environment node */
import { assetProblems, type ReferringNode } from "../../../src/gatsby/check-references";

const post: ReferringNode = {
  internal: { type: "BlogPost" },
  parent: "post-1",
  cover: "image-cover",
  bodyImages: ["image-a", "image-b"],
  attachments: [{ file: "file-plan" }, { file: null }],
};
const person: ReferringNode = {
  internal: { type: "TeamMember" },
  parent: "employee-1",
  portrait: "image-face",
};

function missing(nodes: readonly ReferringNode[], known: readonly string[]): string[] {
  return assetProblems(
    nodes,
    (id) => (known.includes(id) ? undefined : "which is not in the dataset."),
    ({ parent }) => `${parent}`,
  );
}

test("nothing is missing when every asset came with the content", () => {
  const known = ["image-cover", "image-a", "image-b", "file-plan", "image-face"];
  expect(missing([post, person], known)).toEqual([]);
});

test("a document without pictures and files refers to nothing", () => {
  const bare = { internal: { type: "BlogPost" }, parent: "post-2", cover: null, portrait: null };
  expect(missing([bare], [])).toEqual([]);
});

test.each(["image-cover", "image-b", "file-plan", "image-face"])(
  "%s is named with its document when it is missing",
  (lost) => {
    const all = ["image-cover", "image-a", "image-b", "file-plan", "image-face"];
    const owner = lost === "image-face" ? "employee-1" : "post-1";
    expect(
      missing(
        [post, person],
        all.filter((id) => id !== lost),
      ),
    ).toEqual([expect.stringMatching(new RegExp(`"${owner}".*"${lost}".*not in the dataset`))]);
  },
);

test("an asset that both languages lack is named once", () => {
  expect(missing([person, { ...person }], [])).toHaveLength(1);
});
