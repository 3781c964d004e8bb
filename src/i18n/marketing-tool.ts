import { site } from "../config/site";
import type { Locale } from "./locales";

/** Returns the visitor-tracking tool, its company and its country, as texts name them; empty without one. */
export function marketingTool(locale: Locale) {
  const { name = "", company = "", country } = site.marketing ?? {};
  return { tool: name, toolCompany: company, toolCountry: country?.[locale] ?? "" };
}
