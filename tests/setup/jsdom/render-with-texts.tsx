/** Renders components with the site's texts, in a language, as on a page. */
import {
  render,
  renderHook,
  type RenderHookResult,
  type RenderResult,
} from "@testing-library/react";
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

/** Returns the plugin's options in the site's configuration, so that tests and pages have the same texts. */
function pluginOptions(): Wrapping[1] {
  const plugin = plugins.find(
    (each) => typeof each === "object" && each.resolve === "gatsby-plugin-react-i18next",
  );
  if (typeof plugin !== "object") throw new Error("The site has no plugin for its texts.");
  return plugin.options as unknown as Wrapping[1];
}

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
    return wrapPageElement(page, pluginOptions()) ?? null;
  };
}

/** Renders with the real texts in `src/locales`, through the plugin's own i18next instance. */
export function renderWithTexts(ui: ReactElement, options: Options = {}): RenderResult {
  return render(ui, { wrapper: pageIn(options) });
}

/** Does the same for a hook. */
export function renderHookWithTexts<Result>(
  hook: () => Result,
  options: Options = {},
): RenderHookResult<Result, unknown> {
  return renderHook(hook, { wrapper: pageIn(options) });
}
