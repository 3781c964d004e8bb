import { site } from "../../config/site";
import { useLocale } from "../../i18n/locale-context";

/** Returns the visitor-tracking tool, its company and its country, as texts name them; undefined without one. */
export function useMarketingTool() {
  const locale = useLocale();
  if (!site.marketing) return undefined;
  const { name, company, country } = site.marketing;
  return { tool: name, toolCompany: company, toolCountry: country[locale] };
}
