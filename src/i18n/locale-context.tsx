import { createContext, useContext, type ReactNode } from "react";
import { defaultLocale, type Locale } from "./locales";

const LocaleContext = createContext<Locale>(defaultLocale);

type Props = { readonly locale: Locale; readonly children: ReactNode };

/** Tells everything below which language the page is in. */
export function LocaleProvider({ locale, children }: Props) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
