import { site } from "../config/site";

/** Values for the placeholders of a text; `count` also picks its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders of a text that does not come by way of i18next: `{{product}}` by itself, others
 * from `values`. A placeholder without a value stays.
 */
export function interpolate(text: string, values: TextValues = {}): string {
  const known: TextValues = { product: site.productName, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(known[name] ?? placeholder),
  );
}
