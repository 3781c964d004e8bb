/** @jest-environment node */
import { site } from "../../../../src/config/site";
import { postHead } from "../../../../src/features/blog/post-head";
import { selectedTexts } from "../../../setup/locale-texts";

const post: Queries.PostHeadFragment = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: "What to look for.",
};

const undescribed = { ...post, metaDescription: null };

test("a post's head is made from the post", () => {
  expect(postHead(post, selectedTexts("en"), "en", "/shared.jpg")).toEqual({
    shouldIndex: true,
    title: `Five signs | ${site.productName}`,
    description: "What to look for.",
    canonical: "/en/blog/five-signs",
    og: {
      title: "Five signs",
      description: "What to look for.",
      url: "/en/blog/five-signs",
      image: "/shared.jpg",
      type: "article",
    },
  });
});

test.each(["sv", "en"] as const)("without a description, a sentence in %s is made", (locale) => {
  const head = postHead(undescribed, selectedTexts(locale), locale, "/shared.jpg");
  expect(head.description).toContain("Five signs");
  expect(head.description).toContain(site.productName);
  expect(head.description).not.toContain("{{");
  expect(head.og.description).toBe(head.description);
});

test("the sentence differs between the languages", () => {
  const [sv, en] = (["sv", "en"] as const).map(
    (locale) => postHead(undescribed, selectedTexts(locale), locale, "/shared.jpg").description,
  );
  expect(sv).not.toBe(en);
});
