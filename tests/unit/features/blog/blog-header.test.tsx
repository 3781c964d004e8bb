import { screen } from "@testing-library/react";
import { BlogHeader } from "../../../../src/features/blog/blog-header";
import en from "../../../../src/locales/en/blog.json";
import sv from "../../../../src/locales/sv/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", sv, "/rss.xml"],
  ["en", en, "/en/rss.xml"],
] as const)("the header has a title and a link to the feed (%s)", (locale, texts, feed) => {
  renderWithTexts(<BlogHeader />, { locale });
  expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
  expect(screen.getByRole("link", { name: texts.feed })).toHaveAttribute("href", feed);
});
