import { site } from "../../../../src/config/site";
import { feedItem, feedOptions } from "../../../../src/gatsby/output/feeds";
import { blogPagePath, notFoundCopyPaths, screenPath } from "../../../../src/i18n/routes";

const post = {
  slug: "fem",
  title: "Fem & <tre>",
  publishedAt: "2025-01-05T08:00:00Z",
  metaDescription: "Kort.",
  ogImage: "/static/social/x.jpg",
};

test("an item has the post's title, description, URL, date and image", () => {
  expect(feedItem(post, "sv")).toEqual({
    title: "Fem & <tre>",
    description: "Kort.",
    url: `${site.url}/blog/fem`,
    date: "2025-01-05T08:00:00Z",
    custom_elements: [
      {
        "media:content": {
          _attr: {
            url: `${site.url}/static/social/x.jpg`,
            type: "image/jpeg",
            medium: "image",
            width: 1200,
            height: 630,
          },
        },
      },
    ],
  });
});

test("a post without a description has a generated one in its language", () => {
  const sentences = (["sv", "en"] as const).map(
    (locale) => feedItem({ ...post, metaDescription: null }, locale).description,
  );
  expect(sentences[0]).toMatch(/^Läs artikeln ”Fem & <tre>”/);
  expect(sentences[1]).toMatch(/^Read the article “Fem & <tre>”/);
});

test("characters that XML does not allow are removed", () => {
  const title = "A\u0000b\u0008c\u001fd\uffff\te\nf";
  expect(feedItem({ ...post, title }, "sv").title).toBe("Abcd\te\nf");
});

test("only the pages of a language's blog link to its feed", () => {
  const [sv, en] = feedOptions.feeds.map(({ match }) => new RegExp(match));
  const swedish = [screenPath("blog", "sv"), blogPagePath(2, "sv"), "/blog/fem", "/blog/404-fel"];
  const english = [screenPath("blog", "en"), blogPagePath(2, "en"), "/en/blog/five"];
  const others = ["/", "/en", "/om-oss", "/bloggare", "/404", ...notFoundCopyPaths()];
  expect(swedish.map((path) => [sv!.test(path), en!.test(path)])).toEqual(
    swedish.map(() => [true, false]),
  );
  expect(english.map((path) => [sv!.test(path), en!.test(path)])).toEqual(
    english.map(() => [false, true]),
  );
  expect(others.filter((path) => sv!.test(path) || en!.test(path))).toEqual([]);
});
