import { createContext, useContext, type ReactNode } from "react";
import { defaultLocale, type Locale } from "./locales";

const LocaleContext = createContext<Locale>(defaultLocale);

type Props = { readonly locale: Locale; readonly children: ReactNode };

/** Provides the page's language. */
export function LocaleProvider({ locale, children }: Props) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** Returns the page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
