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
] as const)("%s shows the prescribed texts, with the layout in %s", (path, locale) => {
  visit(path);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading).toHaveTextContent("404 - Page not found");
  expect(heading).toHaveAttribute("lang", "en");
  const words =
    "Sorry the page you are looking for does not exist. Please check the URL or go back to the homepage.";
  expect(screen.getByText(words)).toHaveAttribute("lang", "en");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    expect.arrayContaining([screenPath("home", locale), screenPath("about", locale)]),
  );
});

test.each([
  [`/faq-${site.productSegment}/nonsense`, "sv", svNotFound],
  [`/en/faq-${site.productSegment}/nonsense`, "en", enNotFound],
] as const)(
  "%s shows that the category is missing, with a link to all in %s",
  (path, locale, texts) => {
    visit(path);
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent("Subroute not found");
    expect(heading).toHaveAttribute("lang", "en");
    // The rest is in the page's language.
    expect(screen.getByText(texts.help.text)).not.toHaveAttribute("lang");
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
