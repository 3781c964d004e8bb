import { site } from "../config/site";
import type { TextValues } from "./use-texts";

/** Fills in a text's `{{placeholders}}`, the product's name among them. One without a value stays. */
export function fillIn(text: string, values: TextValues): string {
  const known: TextValues = { product: site.productName, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(known[name] ?? placeholder),
  );
}
