import { screen } from "@testing-library/react";
import { PostCard, PostCardItems } from "../../../../src/features/blog/post-card";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { samplePost } from "./sample-posts";

test("a draft without a picture or a date is still a card", () => {
  const draft = samplePost("utkast", { cover: null, publishedAt: null });
  renderWithTexts(<PostCard post={draft} sizes="430px" />);
  expect(screen.getByRole("link", { name: "Title of utkast" })).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(document.querySelector("time")).toBeNull();
});

test.each([
  [true, ["eager", "lazy", "lazy"]],
  [false, ["lazy", "lazy", "lazy"]],
])("only the first picture loads at once, if it leads (%s)", (hasLarge, loading) => {
  const posts = ["one", "two", "three"].map((name) => samplePost(name));
  renderWithTexts(
    <ul>
      <PostCardItems posts={posts} hasLarge={hasLarge} />
    </ul>,
  );
  const pictures = screen.getAllByRole("img");
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});
