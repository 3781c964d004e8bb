/**
 * The part of a page's context by which `gatsby-plugin-react-i18next` knows that the page has its language.
 *
 * Why: the plugin creates every other page a second time, once per language; the route table has done so.
 */
export const i18nContext = {} as const;
