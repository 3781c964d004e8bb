import { serviceFacts } from "../config/service-facts";
import { site } from "../config/site";

/** Values for a text's placeholders; `count` also selects its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills a text's placeholders from `values`; `{{product}}` and the facts about the service, such as
 * `{{answerHours}}`, automatically. A placeholder without a value is kept.
 */
export function interpolate(text: string, values: TextValues = {}): string {
  const allValues: TextValues = { product: site.productName, ...serviceFacts, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(allValues[name] ?? placeholder),
  );
}

/** Does the same for each text of an object. */
export function interpolateAll<Texts>(texts: Texts, values?: TextValues): Texts {
  const filled: unknown = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === "string" ? interpolate(value, values) : value,
  );
  return filled as Texts;
}
