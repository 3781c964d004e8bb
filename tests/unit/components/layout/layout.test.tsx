import { act, render, screen } from "@testing-library/react";
import { I18nextProvider } from "gatsby-plugin-react-i18next";
import i18next from "i18next";
import type * as Server from "react-dom/server";
import { Layout } from "../../../../src/components/layout/layout";
import { site } from "../../../../src/config/site";
import { byLocale, type Locale } from "../../../../src/i18n/locales";
import en from "../../../../src/locales/en/layout.json";
import sv from "../../../../src/locales/sv/layout.json";

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
