import { screen, within } from "@testing-library/react";
import { RelatedPosts } from "../../../../src/features/blog/related-posts";
import en from "../../../../src/locales/en/blog.json";
import sv from "../../../../src/locales/sv/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { samplePost } from "./sample-posts";

test.each([
  ["sv", sv.related, "/blog/"],
  ["en", en.related, "/en/blog/"],
] as const)("shows the posts in order under a heading (%s)", (locale, name, start) => {
  const posts = ["one", "two", "three"].map((each) => samplePost(each));
  renderWithTexts(<RelatedPosts posts={posts} />, { locale });
  const section = screen.getByRole("region", { name });
  const links = within(section).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    posts.map(({ slug }) => `${start}${slug}`),
  );
  // They are below the article, so need not load until scrolled to.
  for (const picture of within(section).getAllByRole("img")) {
    expect(picture).toHaveAttribute("loading", "lazy");
  }
});
