import { createContext, useContext } from "react";
import { defaultLocale, type Locale } from "./locales";

const LocaleContext = createContext<Locale>(defaultLocale);

/** Provides the page's language. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
