import { headText } from "../../../src/i18n/read-text";
import type { Locale } from "../../../src/i18n/locales";
import type { Namespace, TextKey } from "../../../src/i18n/texts";
import type { TextValues } from "../../../src/i18n/interpolate";
import { selectedTexts } from "../content/locale-texts";

/** Returns a text of `src/locales` as pages show it. */
export function pageText<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  const text = headText(selectedTexts(locale), namespace, key, values);
  if (text === "") throw new Error(`No text ${namespace} ${key} in "${locale}".`);
  return text;
}
