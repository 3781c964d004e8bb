import { RouteAnnouncer } from "../../../../src/components/layout/route-announcer";
import { locales } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const page = (pathname: string, title: string) => (
  <>
    <RouteAnnouncer pathname={pathname} />
    <main>
      <h1>{title}</h1>
    </main>
  </>
);

test.each(locales)("says the title of each page but the first, in its language (%s)", (locale) => {
  const { container, rerender } = renderWithTexts(page("/", "First"), { locale });
  const region = container.querySelector("[aria-live=assertive]");
  expect(region).toBeEmptyDOMElement();
  expect(region).toHaveAttribute("lang", locale);
  // The same page, rendered again.
  rerender(page("/", "Changed"));
  expect(region).toBeEmptyDOMElement();
  for (const title of ["Second", "Third"]) {
    rerender(page(`/${title}`, title));
    expect(region).toHaveTextContent(pageText(locale, "layout", "newPage", { page: title }));
    // The same region as before: screen readers hear no new one.
    expect(region).toBeInTheDocument();
  }
});
