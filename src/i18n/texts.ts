/** Types of the texts in `src/locales`, derived from the Swedish files. */
import type { TextValues } from "./interpolate";
import type { placeholders } from "./placeholders";

type Texts = {
  about: typeof import("../locales/sv/about.json");
  "app-trial": typeof import("../locales/sv/app-trial.json");
  "app-trial-steps": typeof import("../locales/sv/app-trial-steps.json");
  blog: typeof import("../locales/sv/blog.json");
  calculator: typeof import("../locales/sv/calculator.json");
  "cookie-consent": typeof import("../locales/sv/cookie-consent.json");
  "customer-logos": typeof import("../locales/sv/customer-logos.json");
  "demo-booking": typeof import("../locales/sv/demo-booking.json");
  "demo-request": typeof import("../locales/sv/demo-request.json");
  faq: typeof import("../locales/sv/faq.json");
  forms: typeof import("../locales/sv/forms.json");
  "help-category": typeof import("../locales/sv/help-category.json");
  "help-centre": typeof import("../locales/sv/help-centre.json");
  "help-search": typeof import("../locales/sv/help-search.json");
  home: typeof import("../locales/sv/home.json");
  layout: typeof import("../locales/sv/layout.json");
  legal: typeof import("../locales/sv/legal.json");
  newsletter: typeof import("../locales/sv/newsletter.json");
  "newsletter-leave": typeof import("../locales/sv/newsletter-leave.json");
  "not-found": typeof import("../locales/sv/not-found.json");
  product: typeof import("../locales/sv/product.json");
  reviews: typeof import("../locales/sv/reviews.json");
  "storage-table": typeof import("../locales/sv/storage-table.json");
  team: typeof import("../locales/sv/team.json");
  testimonials: typeof import("../locales/sv/testimonials.json");
  therapists: typeof import("../locales/sv/therapists.json");
  "white-paper": typeof import("../locales/sv/white-paper.json");
  "white-paper-request": typeof import("../locales/sv/white-paper-request.json");
};

/** Name of a file in `src/locales/<language>`. */
export type Namespace = keyof Texts;

/** A file's content, the same in every language but for its words. */
export type TextsOf<N extends Namespace> = Texts[N];

/** Strips a plural suffix: `readText` selects the form. */
type WithoutPluralSuffix<Key extends string> = Key extends `${infer Base}_${"one" | "other"}`
  ? Base
  : Key;

/** Dotted paths to the texts in an object, e.g. `"hero.title"`. */
type LeafPath<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? WithoutPluralSuffix<Key>
    : `${Key}.${LeafPath<T[Key]>}`;
}[keyof T & string];

export type TextKey<N extends string> = N extends Namespace ? LeafPath<Texts[N]> : string;

/**
 * A name, or in its place what to add: a compiler's message shows nothing but types. For parameters, whose argument then
 * is "not assignable" to that sentence.
 *
 * @typeParam Key a text that the file must have.
 */
export type Listed<N extends string, Key extends string = never> = N extends Namespace
  ? [Key] extends [TextKey<N>]
    ? N
    : `src/locales/*/${N}.json: add "${Key}"`
  : `src/i18n/texts.ts: add ${N}: typeof import('../locales/sv/${N}.json')`;

/** Names of the files that have a text, for a component whose text depends on the page that it is on. */
export type NamespaceWith<Key extends string> = {
  [N in Namespace]: Key extends TextKey<N> ? N : never;
}[Namespace];

type PlaceholdersOf<N extends string> = (typeof placeholders)[N & keyof typeof placeholders];

/** Names of the placeholders of a text, or of all that a key may stand for. */
type PlaceholderName<N extends string, Key> = Key extends keyof PlaceholdersOf<N>
  ? Extract<PlaceholdersOf<N>[Key], readonly string[]>[number]
  : never;

/** The values that a text has to be read with, as a last argument; none if it has no placeholders to fill. */
export type ValuesFor<N extends string, Key extends TextKey<N>> = [
  PlaceholderName<N, Key>,
] extends [never]
  ? [values?: TextValues]
  : [values: Readonly<Record<PlaceholderName<N, Key>, string | number>> & TextValues];
