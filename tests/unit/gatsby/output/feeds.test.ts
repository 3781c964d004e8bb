import { feedItem } from "../../../../src/gatsby/output/feeds";

const post = {
  parent: { _id: "post-1" },
  slug: "stress",
  title: "Stress",
  publishedAt: "2026-03-01T07:00:00.000Z",
  metaDescription: null,
  ogImage: "/static/social/1.jpg",
};

test("a post that has moved is no new item, and in each language it is one of its own", () => {
  const item = feedItem(post, "sv");
  const moved = feedItem({ ...post, slug: "stress-pa-jobbet" }, "sv");
  expect(moved.url).not.toBe(item.url);
  expect(moved.guid).toBe(item.guid);
  expect(feedItem(post, "en").guid).not.toBe(item.guid);
});

test("readers of feeds do not divide words", () => {
  const item = feedItem({ ...post, title: "Arbets\u00admiljö" }, "sv");
  expect(item.title).toBe("Arbetsmiljö");
  expect(item.description).not.toContain("\u00ad");
});

test("a description is a text in HTML, as readers of feeds show it", () => {
  const metaDescription = "Vila & återhämtning: <5 dagar, inte &amp;.";
  expect(feedItem({ ...post, metaDescription }, "sv").description).toBe(
    "Vila &amp; återhämtning: &lt;5 dagar, inte &amp;amp;.",
  );
});
