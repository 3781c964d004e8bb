/** Types of the texts in `src/locales`: the Swedish files say which keys there are. */
import type about from "../locales/sv/about.json";
import type blog from "../locales/sv/blog.json";
import type common from "../locales/sv/common.json";
import type helpCategory from "../locales/sv/help-category.json";
import type helpCentre from "../locales/sv/help-centre.json";
import type home from "../locales/sv/home.json";
import type layout from "../locales/sv/layout.json";
import type newsletter from "../locales/sv/newsletter.json";
import type notFound from "../locales/sv/not-found.json";
import type screen from "../locales/sv/screen.json";
import type team from "../locales/sv/team.json";
import type testimonials from "../locales/sv/testimonials.json";

type Texts = {
  about: typeof about;
  blog: typeof blog;
  common: typeof common;
  "help-category": typeof helpCategory;
  "help-centre": typeof helpCentre;
  home: typeof home;
  layout: typeof layout;
  newsletter: typeof newsletter;
  "not-found": typeof notFound;
  screen: typeof screen;
  team: typeof team;
  testimonials: typeof testimonials;
};

/** The name of a file in `src/locales/<language>`. */
export type Namespace = keyof Texts;

/** Dotted paths to the texts in an object: `"hero.title"`. */
type LeafPath<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${LeafPath<T[Key]>}`;
}[keyof T & string];

export type TextKey<N extends Namespace> = LeafPath<Texts[N]>;
