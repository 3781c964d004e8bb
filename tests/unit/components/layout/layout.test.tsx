import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "gatsby-plugin-react-i18next";
import i18next from "i18next";
import type * as Server from "react-dom/server";
import { Layout } from "../../../../src/components/layout/layout";
import { site } from "../../../../src/config/site";
import { byLocale, type Locale } from "../../../../src/i18n/locales";
import en from "../../../../src/locales/en/layout.json";
import sv from "../../../../src/locales/sv/layout.json";
import { renderLayout } from "./render-layout";

// jsdom resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const page = (locale: Locale) => (
  <Layout locale={locale}>
    <h1>Innehåll</h1>
  </Layout>
);

/** The page with texts, for server rendering and hydration, which `renderLayout` does not support. */
function pageWithTexts(locale: Locale) {
  const texts = { sv, en };
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: locale,
    resources: byLocale((each) => ({ layout: texts[each] })),
    interpolation: { escapeValue: false, defaultVariables: { product: site.productName } },
  });
  return <I18nextProvider i18n={i18n}>{page(locale)}</I18nextProvider>;
}

/** Shows the server's HTML without hydration. */
function showServerMarkup(locale: Locale): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(pageWithTexts(locale));
  document.body.replaceChildren(container);
  return container;
}

afterEach(() => jest.useRealTimers());

it("renders the content between header and footer", () => {
  renderLayout(page("sv"));
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("contentinfo")).toBeVisible();
});

it("starts with a skip link", async () => {
  renderLayout(page("en"), "en");
  await userEvent.tab();
  const skipLink = screen.getByRole("link", { name: "Skip to content" });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
});

const homes: [Locale, string, string][] = [
  ["sv", "Lyhörd, till startsidan", "/"],
  ["en", "Lyhörd, homepage", "/en"],
];

it.each(homes)("links the logo to the home page: %s", (locale, name, href) => {
  renderLayout(page(locale), locale, "/somewhere");
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

it("marks the current page in the menu", () => {
  renderLayout(page("sv"), "sv", "/om-oss");
  const menu = within(screen.getByRole("navigation", { name: "Huvudmeny" }));
  expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("Om oss");
});

it("links to every menu page and both languages without JavaScript", () => {
  const noscriptHtml = [...showServerMarkup("sv").querySelectorAll("noscript")]
    .map((each) => each.innerHTML)
    .join("");
  const template = document.createElement("template");
  template.innerHTML = noscriptHtml;
  const hrefs = [...template.content.querySelectorAll("a")].map((a) => a.getAttribute("href"));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...["/om-oss", "/blog", "/var-produkt", "/vara-samtalsterapeuter", "/white-paper"],
      ...["/", "/en"],
    ]),
  );
});

it("hydrates a page from last year unchanged, then shows this year", () => {
  jest.useFakeTimers({ now: new Date(2025, 11, 31) });
  const container = showServerMarkup("sv");
  expect(screen.getByText("© 2025 Lyhörd")).toBeVisible();
  jest.setSystemTime(new Date(2026, 0, 1));
  // A hydration mismatch would be logged and fail the test.
  act(() => void render(pageWithTexts("sv"), { container, hydrate: true }));
  expect(screen.getByText("© 2026 Lyhörd")).toBeVisible();
  expect(screen.queryByText("© 2025 Lyhörd")).not.toBeInTheDocument();
});

it("announces each page but the first, in a persistent live region", () => {
  document.getElementById("page-announcement")?.remove();
  const first = renderLayout(page("sv"), "sv");
  const region = document.getElementById("page-announcement")!;
  expect(region).toHaveAttribute("aria-live", "assertive");
  expect(region).toBeEmptyDOMElement();
  first.rerender(page("sv"));
  expect(region).toBeEmptyDOMElement();
  first.unmount();

  renderLayout(page("sv"), "sv").unmount();
  expect(region).toHaveTextContent("Ny sida: Innehåll");
  expect(region).toHaveAttribute("lang", "sv");
  renderLayout(page("en"), "en");
  expect(region).toHaveTextContent("New page: Innehåll");
  expect(region).toHaveAttribute("lang", "en");
  expect(region).toBeInTheDocument();
});
