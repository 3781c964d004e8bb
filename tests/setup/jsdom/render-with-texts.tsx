/** Renders components with the site's texts, in a language, as on a page. */
import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { defaultLocale, type Locale } from "../../../src/i18n/locales";
import { PageTextsProvider } from "../../../src/i18n/page-texts";
import { selectedTexts } from "../content/locale-texts";

type Options = {
  readonly locale?: Locale;
  /** The texts that the page's query selects. Defaults to all texts in the language. */
  readonly texts?: Queries.TextsFragment;
};

/** Returns a wrapper that provides what a page of the site does. */
export function pageIn({ locale = defaultLocale, texts = selectedTexts(locale) }: Options) {
  return function Page({ children }: { readonly children: ReactNode }) {
    return (
      <PageTextsProvider locale={locale} selected={texts}>
        {children}
      </PageTextsProvider>
    );
  };
}

/** Renders with the real texts in `src/locales`. */
export function renderWithTexts(ui: ReactElement, options: Options = {}): RenderResult {
  return render(ui, { wrapper: pageIn(options) });
}
