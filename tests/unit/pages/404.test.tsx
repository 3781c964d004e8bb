import { screen } from "@testing-library/react";
import NotFoundPage from "../../../src/pages/404";
import { site } from "../../../src/config/site";
import { screenPath } from "../../../src/i18n/routes";
import enLayout from "../../../src/locales/en/layout.json";
import enNotFound from "../../../src/locales/en/not-found.json";
import svLayout from "../../../src/locales/sv/layout.json";
import svNotFound from "../../../src/locales/sv/not-found.json";
import { everyLanguagesTexts } from "../../setup/content/locale-texts";
import { renderWithTexts } from "../../setup/jsdom/render-with-texts";

type Props = Parameters<typeof NotFoundPage>[0];

/** Renders the page at a path, with both languages' texts as in the browser. */
function visit(pathname: string) {
  const props = { location: { pathname } } as Props;
  renderWithTexts(<NotFoundPage {...props} />, { texts: everyLanguagesTexts() });
}

test.each([
  ["/nowhere", "sv"],
  ["/english/nowhere", "sv"],
  ["/en/nowhere", "en"],
  ["/blog/page/99", "sv"],
  ["/en/blog/a/b", "en"],
] as const)("%s shows the not-found page, with the layout in %s", (path, locale) => {
  visit(path);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 - Page not found");
  const about = screenPath("about", locale);
  const leadsToAbout = screen.getAllByRole("link").some((a) => a.getAttribute("href") === about);
  expect(leadsToAbout).toBe(true);
});

test.each([
  [`/faq-${site.productSegment}/nonsense`, "sv", svNotFound],
  [`/en/faq-${site.productSegment}/nonsense`, "en", enNotFound],
] as const)(
  "%s shows that the category is missing, with a link to all in %s",
  (path, locale, texts) => {
    visit(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Subroute not found");
    const back = screen.getByRole("link", { name: texts.help.back });
    expect(back).toHaveAttribute("href", screenPath("helpCentre", locale));
  },
);

test.each([
  ["/blog/no-such-post", svLayout, "Artikel"],
  ["/en/blog/no-such-post", enLayout, "Article"],
])("%s keeps the skeleton without an error", async (path, texts, heading) => {
  visit(path);
  expect(await screen.findByText(texts.loadingPost)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
