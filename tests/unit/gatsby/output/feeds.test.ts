import { feedItem } from "../../../../src/gatsby/output/feeds";

const post = {
  slug: "fem",
  title: "Fem & <tre>",
  publishedAt: "2025-01-05T08:00:00Z",
  metaDescription: "Kort.",
  ogImage: "/static/social/x.jpg",
};

test("a post without a description has a generated one in its language", () => {
  const sentences = (["sv", "en"] as const).map(
    (locale) => feedItem({ ...post, metaDescription: null }, locale).description,
  );
  expect(sentences[0]).toMatch(/^Läs artikeln ”Fem & <tre>”/);
  expect(sentences[1]).toMatch(/^Read the article “Fem & <tre>”/);
});
