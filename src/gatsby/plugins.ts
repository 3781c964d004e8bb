import type { GatsbyConfig } from "gatsby";
import { defaultLocale, locales } from "../i18n/locales";
import { isLivePreview, projectDirectory, settings } from "./build-settings";
import { source } from "./content/current-source";
import { feedOptions } from "./output/feeds";
import { sitemapOptions } from "./output/sitemap";

const prefixes = locales.filter((locale) => locale !== defaultLocale).join("|");

const i18nOptions = {
  languages: [...locales],
  defaultLanguage: defaultLocale,
  pages: [{ matchPath: `/:lang(${prefixes})?/(.*)?`, getLanguageFromPath: true }],
  verbose: false,
};

const sanityOptions = {
  projectId: source.projectId,
  dataset: source.dataset,
  apiHost: source.apiHost,
  ...(source.token && { token: source.token }),
  overlayDrafts: settings.preview,
  // The dataset of the repository is read once; `npm run studio` shows its changes.
  watchMode: isLivePreview && source.project !== undefined,
};

/** How each picture is made, unless a query says otherwise. */
const pictures = {
  breakpoints: [400, 800, 1200, 1600],
  formats: ["webp"],
  placeholder: "dominantColor",
  quality: 75,
};

const sources = `${projectDirectory}/src`;

export const plugins: NonNullable<GatsbyConfig["plugins"]> = [
  { resolve: "gatsby-source-filesystem", options: { name: "locale", path: `${sources}/locales` } },
  { resolve: "gatsby-source-sanity", options: sanityOptions },
  "gatsby-plugin-image",
  { resolve: "gatsby-plugin-sharp", options: { defaults: pictures } },
  "gatsby-transformer-sharp",
  // Before those that wrap the page, so that it wraps the page itself.
  ...(settings.preview ? [`${sources}/features/preview/live-page`] : []),
  { resolve: "gatsby-plugin-react-i18next", options: i18nOptions },
  // A preview must reach neither search engines nor feed subscribers.
  ...(settings.preview
    ? []
    : [
        { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
        { resolve: "gatsby-plugin-feed", options: feedOptions },
      ]),
];
