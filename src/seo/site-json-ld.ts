/** schema.org objects about the site as a whole. */
import { company } from "../config/company";
import { site } from "../config/site";
import type { Locale } from "../i18n/locales";
import { absoluteUrl } from "./page-metadata";
import { toDialableNumber } from "../i18n/phone-number";
import { screenPath } from "../i18n/routes";

const absolute = (path: string) => absoluteUrl(path, site.url);

/** Other objects refer to the company by this id. */
const organizationId = absolute("/#organization");

/** Returns the company as the author or publisher of another object. */
export function publisherJsonLd() {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: site.productName,
    url: absolute("/"),
    logo: { "@type": "ImageObject", url: absolute("/icon-512.png"), width: 512, height: 512 },
  };
}

/** Returns the company in full. The phone number has a country code. */
export function organizationJsonLd() {
  const { street, postalCode, city } = site.postalAddress;
  return {
    ...publisherJsonLd(),
    legalName: company.name,
    vatID: company.vatNumber,
    email: site.mailbox,
    ...(company.phone && { telephone: toDialableNumber(company.phone) }),
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

/** Returns the site in one language. */
export function websiteJsonLd(locale: Locale) {
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

/** A breadcrumb: a page's name, and its path from the root. */
type Crumb = { readonly name: string; readonly path: string };

/** Returns the breadcrumb list of a page, which is itself the last item. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
