import type { GatsbyConfig } from "gatsby";
import { defaultLocale, locales } from "../i18n/locales";
import { isLivePreview, projectDirectory, settings, source } from "./build-settings";
import { feedOptions } from "./output/feeds";
import { sitemapOptions } from "./output/sitemap";

const prefixes = locales.filter((locale) => locale !== defaultLocale).join("|");

const i18nOptions = {
  languages: [...locales],
  defaultLanguage: defaultLocale,
  siteUrl: settings.siteUrl,
  trailingSlash: "never",
  // The language is the first path segment and nothing else: nothing is detected, stored or redirected.
  redirect: false,
  pages: [{ matchPath: `/:lang(${prefixes})?/(.*)?`, getLanguageFromPath: true }],
  verbose: false,
  i18nextOptions: {
    interpolation: {
      // React escapes already.
      escapeValue: false,
      defaultVariables: { product: settings.productName },
    },
    nsSeparator: false,
  },
};

const sanityOptions = {
  projectId: source.projectId,
  dataset: source.dataset,
  apiHost: source.apiHost,
  ...(source.token && { token: source.token }),
  overlayDrafts: settings.preview,
  watchMode: isLivePreview,
};

export const plugins: NonNullable<GatsbyConfig["plugins"]> = [
  {
    resolve: "gatsby-source-filesystem",
    options: { name: "locale", path: `${projectDirectory}/src/locales` },
  },
  { resolve: "gatsby-source-sanity", options: sanityOptions },
  "gatsby-plugin-image",
  "gatsby-plugin-sharp",
  "gatsby-transformer-sharp",
  { resolve: "gatsby-plugin-react-i18next", options: i18nOptions },
  // An unpublished preview has no place in a search engine, nor with anybody who follows the blog.
  ...(settings.preview
    ? []
    : [
        { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
        { resolve: "gatsby-plugin-feed", options: feedOptions },
      ]),
];
