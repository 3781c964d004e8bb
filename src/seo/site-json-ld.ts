/** Things of schema.org that stand for the site as a whole. */
import { company } from "../config/company";
import { site } from "../config/site";
import type { Locale } from "../i18n/locales";
import { absoluteUrl } from "./page-metadata";
import { dialledNumber } from "../i18n/phone-number";
import { screenPath } from "../i18n/routes";

const absolute = (address: string) => absoluteUrl(address, site.url);

/** By this, other things refer to the company. */
const organizationId = absolute("/#organization");

/** The company as another thing names it: the author of a post, its publisher. */
export function publisher() {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: site.productName,
    url: absolute("/"),
    logo: { "@type": "ImageObject", url: absolute("/icon-512.png"), width: 512, height: 512 },
  };
}

/** The company. Telephones are dialled from any country. */
export function organization() {
  const { street, postalCode, city } = site.postalAddress;
  return {
    ...publisher(),
    legalName: company.name,
    email: site.mailbox,
    ...(company.phone && { telephone: dialledNumber(company.phone) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "SE",
    },
    sameAs: Object.values(site.socialLinks),
  };
}

/** The site in a language. */
export function website(locale: Locale) {
  const url = absolute(screenPath("home", locale));
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: site.productName,
    url,
    inLanguage: locale,
    publisher: { "@id": organizationId },
  };
}

/** A place on the way to a page: its name, and its path from the root. */
export type Crumb = { readonly name: string; readonly path: string };

/** The way to a page, the page itself being the last of its places. */
export function breadcrumb(places: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
