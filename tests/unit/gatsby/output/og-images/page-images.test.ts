import type { Node } from "gatsby";
import { postOgImage } from "../../../../../src/gatsby/output/og-images/page-images";

const mockPlan = jest.fn((..._: [{ readonly of: string }]) => "/picture.png");
jest.mock("../../../../../src/gatsby/output/og-images/og-images", () => ({
  planOgImage: (picture: { readonly of: string }) => mockPlan(picture),
}));

const nodes: Readonly<Record<string, object>> = { "node-1": { _id: "post-1" } };
const getNode = (id: string) => nodes[id] as Node | undefined;

test.each([
  ["node-1", 'The post "Five" (post-1) in the language "en"'],
  [null, 'The post "Five" in the language "en"'],
])("the picture of a post below the node %j is one of %s", (parent, name) => {
  const post = { title: "Five", language: "en", parent, cover: null } as const;
  expect(postOgImage(post, getNode)).toBe("/picture.png");
  expect(mockPlan).toHaveBeenLastCalledWith(expect.objectContaining({ of: name, title: "Five" }));
});
