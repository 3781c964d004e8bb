import { act, screen } from "@testing-library/react";
import { PostSkeleton } from "../../../../src/features/blog/post-skeleton";
import en from "../../../../src/locales/en/layout.json";
import sv from "../../../../src/locales/sv/layout.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["sv", sv, "/blog"],
  ["en", en, "/en/blog"],
] as const)("announces in %s that the post is loading, and no error", (locale, texts, list) => {
  renderWithTexts(<PostSkeleton />, { locale });
  // After the live region itself, or it would not be announced.
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("status")).toHaveTextContent(texts.loadingPost);
  const busy = () => screen.getByRole("navigation").closest("[aria-busy]");
  expect(busy()).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("link", { name: texts.screens.blog })).toHaveAttribute("href", list);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  // But not for ever.
  act(() => jest.runAllTimers());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(busy()).toHaveAttribute("aria-busy", "false");
});
