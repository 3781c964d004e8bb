/** Types of the texts in `src/locales`, derived from the Swedish files. */
import type about from "../locales/sv/about.json";
import type appTrial from "../locales/sv/app-trial.json";
import type blog from "../locales/sv/blog.json";
import type calculator from "../locales/sv/calculator.json";
import type common from "../locales/sv/common.json";
import type cookieConsent from "../locales/sv/cookie-consent.json";
import type customerLogos from "../locales/sv/customer-logos.json";
import type demoBooking from "../locales/sv/demo-booking.json";
import type demoRequest from "../locales/sv/demo-request.json";
import type faq from "../locales/sv/faq.json";
import type forms from "../locales/sv/forms.json";
import type helpCategory from "../locales/sv/help-category.json";
import type helpCentre from "../locales/sv/help-centre.json";
import type helpSearch from "../locales/sv/help-search.json";
import type home from "../locales/sv/home.json";
import type layout from "../locales/sv/layout.json";
import type legal from "../locales/sv/legal.json";
import type newsletter from "../locales/sv/newsletter.json";
import type notFound from "../locales/sv/not-found.json";
import type product from "../locales/sv/product.json";
import type reviews from "../locales/sv/reviews.json";
import type storageTable from "../locales/sv/storage-table.json";
import type team from "../locales/sv/team.json";
import type testimonials from "../locales/sv/testimonials.json";
import type therapists from "../locales/sv/therapists.json";
import type whitePaper from "../locales/sv/white-paper.json";
import type whitePaperRequest from "../locales/sv/white-paper-request.json";

type Texts = {
  about: typeof about;
  "app-trial": typeof appTrial;
  blog: typeof blog;
  calculator: typeof calculator;
  common: typeof common;
  "cookie-consent": typeof cookieConsent;
  "customer-logos": typeof customerLogos;
  "demo-booking": typeof demoBooking;
  "demo-request": typeof demoRequest;
  faq: typeof faq;
  forms: typeof forms;
  "help-category": typeof helpCategory;
  "help-centre": typeof helpCentre;
  "help-search": typeof helpSearch;
  home: typeof home;
  layout: typeof layout;
  legal: typeof legal;
  newsletter: typeof newsletter;
  "not-found": typeof notFound;
  product: typeof product;
  reviews: typeof reviews;
  "storage-table": typeof storageTable;
  team: typeof team;
  testimonials: typeof testimonials;
  therapists: typeof therapists;
  "white-paper": typeof whitePaper;
  "white-paper-request": typeof whitePaperRequest;
};

/** Name of a file in `src/locales/<language>`. */
export type Namespace = keyof Texts;

/** Strips a plural suffix: i18next selects the form. */
type WithoutPluralSuffix<Key extends string> = Key extends `${infer Base}_${"one" | "other"}`
  ? Base
  : Key;

/** Dotted paths to the texts in an object, e.g. `"hero.title"`. */
type LeafPath<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? WithoutPluralSuffix<Key>
    : `${Key}.${LeafPath<T[Key]>}`;
}[keyof T & string];

export type TextKey<N extends Namespace> = LeafPath<Texts[N]>;
