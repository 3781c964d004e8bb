import { serviceFacts } from "../config/service-facts";
import { site } from "../config/site";

/** Values for a text's placeholders; `count` also selects its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

const { productName: product, mailbox } = site;
const { name: company, ...companyFacts } = site.company;
const facts: TextValues = { product, mailbox, company, ...companyFacts, ...serviceFacts };

/**
 * Fills a text's placeholders from `values`; `{{product}}`, `{{mailbox}}`, `{{company}}` and the facts about the
 * company and the service, such as `{{answerHours}}`, automatically. A placeholder without a value is kept.
 */
export function interpolate(text: string, values: TextValues = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? facts[name] ?? placeholder),
  );
}

/** Does the same for each text of an object. */
export function interpolateAll<Texts>(texts: Texts): Texts {
  const filled: unknown = JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === "string" ? interpolate(value) : value,
  );
  return filled as Texts;
}
