import type { Node } from "gatsby";
import { postOgImage } from "../../../../../src/gatsby/output/og-images/page-images";

const nodes: Readonly<Record<string, object>> = { "node-1": { _id: "post-1" } };
const getNode = (id: string) => nodes[id] as Node | undefined;

test.each([
  ["node-1", 'The post "Five" (post-1) in the language "en"'],
  [null, 'The post "Five" in the language "en"'],
])("the image of a post with the parent %j is named %s", (parent, name) => {
  const post = { title: "Five", language: "en", parent, cover: null } as const;
  expect(postOgImage(post, getNode)).toMatchObject({ label: name, title: "Five" });
});
