/** @jest-environment node */
import { site } from "../../../../src/config/site";
import { postHead } from "../../../../src/features/blog/post-head";
import { selectedTexts } from "../../../setup/locale-texts";

const post: Queries.PostHeadFragment = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: "What to look for.",
  cover: { localFile: { childImageSharp: { resize: { src: "/static/chair.jpg" } } } },
};

test("a post's head is made from the post", () => {
  expect(postHead(post, selectedTexts("en"), "en")).toEqual({
    shouldIndex: true,
    title: `Five signs | ${site.productName}`,
    description: "What to look for.",
    canonical: "/en/blog/five-signs",
    og: {
      title: "Five signs",
      description: "What to look for.",
      url: "/en/blog/five-signs",
      image: "/static/chair.jpg",
      type: "article",
    },
  });
});

test.each(["sv", "en"] as const)("without a description, a sentence in %s is made", (locale) => {
  const head = postHead({ ...post, metaDescription: null }, selectedTexts(locale), locale);
  expect(head.description).toContain("Five signs");
  expect(head.description).toContain(site.productName);
  expect(head.description).not.toContain("{{");
  expect(head.og.description).toBe(head.description);
});

test("the sentence differs between the languages", () => {
  const [sv, en] = (["sv", "en"] as const).map(
    (locale) =>
      postHead({ ...post, metaDescription: null }, selectedTexts(locale), locale).description,
  );
  expect(sv).not.toBe(en);
});

test("a post without a picture is shared with the site's", () => {
  const head = postHead({ ...post, cover: null }, selectedTexts("sv"), "sv");
  expect(head.og.image).toBe("/social-default.png");
  expect(head.canonical).toBe("/blog/five-signs");
});
