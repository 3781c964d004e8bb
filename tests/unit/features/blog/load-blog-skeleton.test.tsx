import { act, screen } from "@testing-library/react";
import { loadBlogSkeleton } from "../../../../src/features/blog/load-blog-skeleton";
import { locales } from "../../../../src/i18n/locales";
import { blogPagePath, screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/layout.json";
import sv from "../../../../src/locales/sv/layout.json";
import { selectedTexts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const texts = { sv, en };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(locales)("in %s, with the texts of any page", (locale) => {
  const blog = screenPath("blog", locale);

  test.each([
    [blog, texts[locale].loadingPosts],
    [`${blog}/sorg`, texts[locale].loadingPost],
  ])("%s has a skeleton, which is announced once it stands", async (path, announcement) => {
    const Skeleton = (await loadBlogSkeleton(path))!;
    const { container } = renderWithTexts(<Skeleton />, {
      locale,
      texts: selectedTexts(locale, { layout: texts[locale] }),
    });
    const isBusy = () => container.querySelector("[aria-busy]")!.getAttribute("aria-busy");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("status")).toHaveTextContent(announcement);
    expect(isBusy()).toBe("true");
    // Only the list's title is known before it has loaded.
    const title = screen.queryByRole("heading", { level: 1 })?.textContent;
    expect(title).toBe(path === blog ? texts[locale].screens.blog : undefined);

    // But not for ever.
    act(() => jest.runAllTimers());
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(isBusy()).toBe("false");
  });

  test.each([screenPath("home", locale), screenPath("about", locale), blogPagePath(2, locale)])(
    "%s has none",
    (path) => {
      expect(loadBlogSkeleton(path)).toBeUndefined();
    },
  );
});
