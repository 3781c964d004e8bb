import { screen, within } from "@testing-library/react";
import { PostArticle } from "../../../../src/features/blog/post-article";
import { site } from "../../../../src/config/site";
import { postPath } from "../../../../src/i18n/routes";
import type { Locale } from "../../../../src/i18n/locales";
import en from "../../../../src/locales/en/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { block } from "../../components/portable-text/blocks";

function renderPost(
  values: Partial<Queries.PostArticleFragment> = {},
  blocks: object[] = [],
  locale: Locale = "en",
) {
  const post: Queries.PostArticleFragment = {
    title: "Five signs",
    slug: "five-signs",
    publishedAt: "2025-01-05T08:00:00Z",
    date: "January 5, 2025",
    coverAlt: "A chair",
    // Gatsby types every JSON field as an object; rich text is an array.
    body: blocks as unknown as Queries.PostArticleFragment["body"],
    readingMinutes: 3,
    ...{ reviewer: null, reviewDay: null, reviewDate: null },
    cover: sampleAsset("chair"),
    bodyImages: [{ _id: "image-1", ...sampleAsset("window") }],
    attachments: [],
    ...values,
  };
  return renderWithTexts(<PostArticle post={post} />, { locale });
}

test.each([
  [1, "sv", "1 minuts läsning"],
  [3, "sv", "3 minuters läsning"],
  [1, "en", "1-minute read"],
  [3, "en", "3-minute read"],
] as const)("a reading time of %i min is shown in %s as %s", (readingMinutes, locale, words) => {
  renderPost({ readingMinutes }, [], locale);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ["Therapist", "Reviewed by Elin SandmarkTherapistMarch 12, 2026"],
  [null, "Reviewed by Elin SandmarkMarch 12, 2026"],
])("its reviewer, with the role %j, and the day of the review are shown", (role, words) => {
  renderPost({
    reviewer: { name: "Elin Sandmark", role },
    ...{ reviewDay: "2026-03-12", reviewDate: "March 12, 2026" },
  });
  const day = screen.getByText("March 12, 2026");
  expect(day).toHaveAttribute("datetime", "2026-03-12");
  expect(day.parentElement).toHaveTextContent(words);
});

test("the post can be shared with plain links", () => {
  renderPost({ title: "A & B\u00ad?" });
  const { title, email, linkedin, facebook } = en.share;
  const list = within(screen.getByRole("list", { name: title }));
  const url = encodeURIComponent(site.url + postPath("five-signs", "en"));
  const href = (name: string) => list.getByRole("link", { name }).getAttribute("href");
  expect(href(email)).toBe(`mailto:?subject=A%20%26%20B%3F&body=${url}`);
  expect(href(linkedin)).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`);
  expect(href(facebook)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`);
  for (const name of [linkedin, facebook])
    expect(list.getByRole("link", { name })).toHaveAttribute("rel", "noopener noreferrer");
});

test("an incomplete draft renders what it has", () => {
  renderPost({
    publishedAt: null,
    cover: null,
    bodyImages: [{ _id: null, localFile: { childImageSharp: null } }],
  });
  expect(screen.getByRole("heading", { level: 1, name: "Five signs" })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(document.querySelector("time")).toBeNull();
});

test("two headings or more are listed beside the text, as links to them", () => {
  const first = block("First", { style: "h2", id: "a" });
  const { unmount } = renderPost({}, [first]);
  expect(screen.queryByRole("navigation", { name: en.contents, hidden: true })).toBeNull();
  unmount();
  renderPost({}, [first, block("Words"), block("Second", { style: "h2", id: "b" })]);
  const contents = screen.getByRole("navigation", { name: en.contents, hidden: true });
  for (const link of within(contents).getAllByRole("link", { hidden: true })) {
    const heading = screen.getByRole("heading", { level: 2, name: link.textContent });
    expect(link).toHaveAttribute("href", `#${heading.id}`);
  }
  expect(within(contents).getAllByRole("listitem", { hidden: true })).toHaveLength(2);
});
