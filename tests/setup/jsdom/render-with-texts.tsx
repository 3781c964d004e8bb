/** Renders components with the site's texts, in a language, as on a page. */
import { render, type RenderResult } from "@testing-library/react";
import { wrapPageElement } from "gatsby-plugin-react-i18next/dist/plugin/wrapPageElement";
import type { ReactElement, ReactNode } from "react";
import { pageContext } from "../../../src/gatsby/pages/page-context";
import { plugins } from "../../../src/gatsby/plugins";
import { LocaleProvider } from "../../../src/i18n/locale-context";
import { defaultLocale, type Locale } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";
import { selectedTexts } from "../content/locale-texts";

type Options = {
  readonly locale?: Locale;
  /** The texts that the page's query selects. Defaults to all texts in the language. */
  readonly texts?: Queries.TextsFragment;
};

type Wrapping = Parameters<typeof wrapPageElement>;

const textPlugin = plugins.find(
  (each) => typeof each === "object" && each.resolve === "gatsby-plugin-react-i18next",
) as unknown as { readonly options: Wrapping[1] };

/** Returns a wrapper that provides what a page of the site does. */
export function pageIn({ locale = defaultLocale, texts = selectedTexts(locale) }: Options) {
  const path = screenPath("home", locale);
  const props = {
    data: { locales: texts },
    pageContext: pageContext(path, locale, {}),
    location: { pathname: path, search: "", hash: "" },
  };
  return function Page({ children }: { readonly children: ReactNode }) {
    const element = <LocaleProvider value={locale}>{children}</LocaleProvider>;
    const page = { element, props } as unknown as Wrapping[0];
    return wrapPageElement(page, textPlugin.options) ?? null;
  };
}

/** Renders with the real texts in `src/locales`, through the plugin's own i18next instance. */
export function renderWithTexts(ui: ReactElement, options: Options = {}): RenderResult {
  return render(ui, { wrapper: pageIn(options) });
}
