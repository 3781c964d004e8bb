import { defineArrayMember, defineField } from "@sanity/types";
import { locales } from "../../src/i18n/locales";
import { interpolate } from "../../src/i18n/interpolate";
import {
  helpCategoryKeys,
  pageNames,
  pagePath,
  type HelpCategory,
  type PageName,
} from "../../src/i18n/routes";
import helpEn from "../../src/locales/en/help-category.json";
import layoutEn from "../../src/locales/en/layout.json";
import helpSv from "../../src/locales/sv/help-category.json";
import layoutSv from "../../src/locales/sv/layout.json";
import { localFieldName } from "../../src/sanity/model/local-fields";
import { studioLanguage } from "../language";
import { label, texts } from "../texts";
import { PageIcon } from "./page-icon";

const layout = { sv: layoutSv, en: layoutEn }[studioLanguage];
const help = { sv: helpSv, en: helpEn }[studioLanguage];

const screenTitles: Partial<Record<PageName, string>> = {
  home: texts.places.home,
  ...layout.screens,
  demoBooking: layout.bookDemo,
};

const categoryTitle = (category: HelpCategory) => interpolate(help[category].title);

/** Names a page as the site's menus do, or by its path. */
function pageTitle(name: PageName): string {
  const category = helpCategoryKeys.find((each) => name === `helpCentre/${each}`);
  if (category) return `${layout.screens.helpCentre}: ${categoryTitle(category)}`;
  return screenTitles[name] ?? pagePath(name, studioLanguage);
}

/** The pages of this site that are no articles, to choose from. */
export const pageOptions = {
  list: pageNames().map((name) => ({ value: name, title: pageTitle(name) })),
};

type Parent = Readonly<Record<string, unknown>> | undefined;

/** A link to a page or an article of this site, which follows its address. Editors choose one of the two. */
export const internalLink = defineArrayMember({
  name: "internalLink",
  title: texts.article.internalLink,
  icon: PageIcon,
  type: "object",
  fields: [
    defineField({
      name: "post",
      ...label(texts.article.linkedPost),
      type: "reference",
      to: [{ type: "post" }],
      hidden: ({ parent }) => Boolean((parent as Parent)?.page),
      options: {
        disableNew: true,
        // Those that exist in the language of the text.
        filter: ({ parentPath: [body] }) => {
          const locale = locales.find((each) => localFieldName("body", each) === body);
          return locale ? { filter: `defined(${localFieldName("slug", locale)}.current)` } : {};
        },
      },
    }),
    defineField({
      name: "page",
      ...label(texts.article.linkedPage),
      type: "string",
      hidden: ({ parent }) => Boolean((parent as Parent)?.post),
      options: pageOptions,
    }),
    defineField({
      name: "fragment",
      ...label(texts.article.fragment),
      type: "string",
    }),
  ],
});
