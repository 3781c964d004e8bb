import { site } from "../../config/site";
import type { Locale } from "../../i18n/locales";
import { plainText } from "../links/text-marks";

/** What the site's receiver stores besides a form's fields: the language, and the consent as it was shown. */
export type RequestContext = { readonly language?: Locale; readonly consent?: string };

/** @param consent sentence in `LinkedText` markup. Another API gets the fields alone. */
export function requestContext(language: Locale, consent: string): RequestContext {
  return site.hasReceiver ? { language, consent: plainText(consent) } : {};
}

/** Hidden inputs, for a form that the browser itself posts. */
export function RequestContextInputs({ context }: { readonly context: RequestContext }) {
  return Object.entries(context).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
